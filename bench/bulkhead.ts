import { setTimeout as delay } from 'node:timers/promises';
import type { LoadPlan, LoadResult } from './load.ts';
import { median, percentile, runForJson } from './processes.ts';
import { requestsOf, sitExams } from './sittings.ts';
import { withPortal } from './with-portal.ts';

/**
 * Measures how long an answer takes to be saved while one visitor's script keeps 400 searches in flight, at the usual
 * limits: `node bench/bulkhead.ts`. Quiet rounds and loud ones take turns. Each of eight members saves five answers a
 * second.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const members = 8;
const savesPerSecond = 5;
const searches = 400;

interface Request {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Milliseconds of each save; a refused one throws. */
async function saveSteadily(requests: Request[][]): Promise<number[]> {
  const taken: number[] = [];
  await Promise.all(
    requests.map(async (own, member) => {
      await delay((1000 / savesPerSecond / members) * member);
      for (let turn = 0; turn < seconds * savesPerSecond; turn += 1) {
        const { url, headers, body } = own[turn % own.length] as Request;
        const since = performance.now();
        const next = delay(1000 / savesPerSecond);
        const response = await fetch(url, { method: 'POST', headers, body });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`a save was answered ${response.status}`);
        taken.push(performance.now() - since);
        await next;
      }
    }),
  );
  return taken;
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);

await withPortal(
  async (portal) => {
    const requests = requestsOf(await sitExams(portal, members)).map(({ headers, bodies }) =>
      bodies.map((body) => ({ url: `${portal.url}/api/Question/saveAnswerByUser`, headers, body })),
    );
    const plan: LoadPlan = {
      url: `${portal.url}/api/HomeSlider/Find?value=pension`,
      variants: [{ headers: {}, bodies: [] }],
      method: 'GET',
      connections: searches,
      seconds: seconds + 1,
    };
    const quiet: number[][] = [];
    const loud: number[][] = [];
    const loads: LoadResult[] = [];
    await saveSteadily(requests);
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await saveSteadily(requests));
      const load = runForJson<LoadResult>('bench/load.ts', plan);
      loud.push(await saveSteadily(requests));
      loads.push(await load);
    }
    const say = (name: string, times: number[][]) =>
      process.stdout.write(
        `  ${name.padEnd(36)} p50 ${median(times.map((each) => percentile(sorted(each), 0.5))).toFixed(1)} ms` +
          `  p99 ${median(times.map((each) => percentile(sorted(each), 0.99))).toFixed(1)} ms` +
          `  longest ${Math.max(...times.flat()).toFixed(0)} ms\n`,
      );
    process.stdout.write(
      `Saved answers, ${members * savesPerSecond} a second, medians of ${rounds} rounds of ${seconds} s\n`,
    );
    say('alone', quiet);
    say(`beside ${searches} searches in flight`, loud);
    const perSecond = median(loads.map(({ requests: all }) => all / (seconds + 1)));
    const refused = median(loads.map(({ requests: all, errors }) => errors / all));
    process.stdout.write(
      `  the searches: ${perSecond.toFixed(0)}/s answered, ${(refused * 100).toFixed(0)} % of them refused\n`,
    );
  },
  { RATE_LIMIT_FACTOR: '1' },
);
