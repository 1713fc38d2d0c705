import { openBrowser } from '../../e2e/fixtures/browser.ts';
import { nineAddresses } from '../../e2e/steps/screen-addresses.ts';
import { freePort } from '../../server/testing/ports.ts';
import { median } from '../processes.ts';
import { withPortal } from '../with-portal.ts';
import { fetchLighthouse, type Lighthouse, lighthouseVersion, type Report } from './lighthouse.ts';
import type { Row, Size } from './row.ts';

const goals = { performance: 98, paintSeconds: 1.9, blockedMilliseconds: 60, kilobytes: 90 };
/** Search engines are kept out of results on purpose (decision 0102). */
const isLeftOut = (address: string, category: string) => category === 'seo' && address.startsWith('/buscar');

/** A page in Lighthouse's mobile profile: 1.6 Mbit/s, 150 ms, a processor slowed four times, simulated. */
interface Verdict {
  /** Each from 0 to 100. */
  scores: Readonly<Record<string, number>>;
  /** The largest paint. */
  paintSeconds: number;
  firstPaintSeconds: number;
  blockedMilliseconds: number;
  shift: number;
  kilobytes: number;
}

function verdictOf({ categories, audits }: Report): Verdict {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    scores: Object.fromEntries(scores),
    paintSeconds: figure('largest-contentful-paint') / 1000,
    firstPaintSeconds: figure('first-contentful-paint') / 1000,
    blockedMilliseconds: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
  };
}

/** Looks at a page some times, and gives the median of each figure. */
async function judge(
  lighthouse: Lighthouse,
  address: string,
  { port, rounds }: { port: number; rounds: number },
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let round = 0; round < rounds; round += 1)
    verdicts.push(verdictOf(await lighthouse(address, { port, throttlingMethod: 'simulate' })));
  const middle = (of: (verdict: Verdict) => number) => median(verdicts.map(of));
  const categories = Object.keys(verdicts[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)])),
    paintSeconds: middle((each) => each.paintSeconds),
    firstPaintSeconds: middle((each) => each.firstPaintSeconds),
    blockedMilliseconds: middle((each) => each.blockedMilliseconds),
    shift: middle((each) => each.shift),
    kilobytes: middle((each) => each.kilobytes),
  };
}

function rowOf(address: string, verdict: Verdict): Row {
  const { scores, paintSeconds, firstPaintSeconds, blockedMilliseconds, shift, kilobytes } = verdict;
  const { performance = 0, ...others } = scores;
  const wanting = Object.entries(others).filter(([name, score]) => score < 100 && !isLeftOut(address, name));
  const rest = wanting.length === 0 ? 'the others 100' : wanting.map((each) => each.join(' ')).join(', ');
  return {
    work: `slow phone: ${address}`,
    measured: `performance ${performance}, ${rest}; largest paint ${paintSeconds.toFixed(2)} s, blocked ${blockedMilliseconds.toFixed(0)} ms, shift ${shift.toFixed(3)}, ${kilobytes.toFixed(0)} kB`,
    reference: `Lighthouse ${lighthouseVersion}, mobile; first paint ${firstPaintSeconds.toFixed(2)} s`,
    goal: '≥ 98, 100; ≤ 1.9 s, ≤ 60 ms, 0, ≤ 90 kB',
    isReached:
      performance >= goals.performance &&
      wanting.length === 0 &&
      paintSeconds <= goals.paintSeconds &&
      blockedMilliseconds <= goals.blockedMilliseconds &&
      shift === 0 &&
      kilobytes <= goals.kilobytes,
  };
}

/** Asks Lighthouse's mobile profile about nine pages, as a visitor with an empty cache; quickly once each. */
export async function measureSlowPhone({ rounds }: Size): Promise<Row[]> {
  const lighthouse = await fetchLighthouse();
  const rows: Row[] = [];
  await withPortal(async ({ url }) => {
    const port = await freePort();
    const browser = await openBrowser([`--remote-debugging-port=${port}`]);
    try {
      for (const address of nineAddresses) {
        await (await fetch(url + address)).arrayBuffer(); // a page is made once, and then in memory
        const row = rowOf(address, await judge(lighthouse, url + address, { port, rounds }));
        process.stderr.write(`${address}: ${row.measured}\n`);
        rows.push(row);
      }
    } finally {
      await browser.close();
    }
  });
  return rows;
}
