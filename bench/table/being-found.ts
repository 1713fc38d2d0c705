import type { ScreenRow } from '../../contract/pages.ts';
import { openBrowser } from '../../e2e/fixtures/browser.ts';
import { fullerAddresses, listsToo } from '../../e2e/steps/screen-addresses.ts';
import { isIndexed } from '../../server/pages/search-engines.ts';
import { freePort } from '../../server/testing/ports.ts';
import { withPortal } from '../with-portal.ts';
import { fetchLighthouse, lighthouseVersion, type Report } from './lighthouse.ts';
import type { Row } from './row.ts';

interface Found {
  address: string;
  /** 0 to 100. */
  score: number;
  /** The titles of the audits that fail, by name. */
  faults: readonly { id: string; title: string }[];
}

function foundOf(address: string, { categories: { seo }, audits }: Report): Found {
  const failed = (seo?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id];
    return audit !== undefined && audit.score !== null && audit.score < 1 ? [audit] : [];
  });
  return { address, score: Math.round((seo?.score ?? 0) * 100), faults: failed };
}

const named = (found: readonly Found[]) =>
  found.map(
    ({ address, score, faults }) => `${address} ${score}: ${faults.map(({ title }) => title).join(', ')}`,
  );

function rowsOf(indexed: readonly Found[], leftOut: readonly Found[]): Row[] {
  const wanting = indexed.filter(({ score }) => score < 100);
  const faulty = leftOut.filter(({ faults }) => faults.map(({ id }) => id).join() !== 'is-crawlable');
  const reference = `Lighthouse ${lighthouseVersion}`;
  return [
    {
      work: `SEO of ${indexed.length} public screens that are indexed`,
      measured: wanting.length === 0 ? '100 on each' : named(wanting).join('; '),
      reference,
      goal: '100 on each',
      isReached: wanting.length === 0,
    },
    {
      work: `SEO of ${leftOut.length} public screens that are left out (decision 0102)`,
      measured:
        faulty.length === 0 ? `'blocked from indexing' on each, and nothing else` : named(faulty).join('; '),
      reference,
      goal: 'nothing else is wrong',
      isReached: faulty.length === 0,
    },
  ];
}

/** Asks Lighthouse about every public screen of the table of screens, but for those of one certificate. */
export async function measureBeingFound(): Promise<Row[]> {
  const lighthouse = await fetchLighthouse();
  const table: string = '../../web/entry/screens.ts'; // what it loads is the browser's: types are checked there
  const { screens } = (await import(table)) as { screens: readonly ScreenRow[] };
  const open = screens.filter(({ who, mode }) => who === 'open' && mode === 'page');
  const addressesOf = (rows: readonly ScreenRow[]) =>
    rows.flatMap(({ path }) => [fullerAddresses[path] ?? path, ...listsToo.filter((list) => list === path)]);
  const rows: Row[] = [];
  await withPortal(async ({ url }) => {
    const port = await freePort();
    const browser = await openBrowser([`--remote-debugging-port=${port}`]);
    const ask = async (addresses: readonly string[]): Promise<Found[]> => {
      const found: Found[] = [];
      for (const address of addresses) {
        const flags = { port, onlyCategories: ['seo'], throttlingMethod: 'provided' as const };
        const each = foundOf(address, await lighthouse(url + address, flags));
        process.stderr.write(`${each.score} ${address}\n`);
        found.push(each);
      }
      return found;
    };
    try {
      const leftOut = open.filter((screen) => !isIndexed(screen) && !screen.path.includes(':codigo'));
      rows.push(...rowsOf(await ask(addressesOf(open.filter(isIndexed))), await ask(addressesOf(leftOut))));
    } finally {
      await browser.close();
    }
  });
  return rows;
}
