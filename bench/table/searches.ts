import { askedFirst } from '../../server/testing/typed-searches.ts';
import { percentile } from '../processes.ts';
import { prepareTexts, seedArticles, seedLaws } from '../seed/seed-texts.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import type { Row, Size } from './row.ts';

/** The number of articles, and the milliseconds for 95 of 100 searches. */
const libraries = [
  { articles: 5_000, mostMilliseconds: 30 },
  { articles: 100_000, mostMilliseconds: 100 },
];
const laws = { laws: 500, pages: 40, read: 200, articles: 40 };

const searches = [...new Set(Object.values(askedFirst).flat())];

interface Answered {
  p50: number;
  p95: number;
  /** Milliseconds of CPU an answer. */
  cpu: { portal: number; database: number };
}

/** Requests paths one after another, all of them `rounds` times. */
async function ask(portal: MeasuredPortal, paths: readonly string[], rounds: number): Promise<Answered> {
  const times: number[] = [];
  const before = portal.cpu();
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths) {
      const since = performance.now();
      const response = await fetch(portal.url + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - since);
    }
  const after = portal.cpu();
  times.sort((a, b) => a - b);
  const each = (used: number) => (used / times.length) * 1000;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpu: { portal: each(after.portal - before.portal), database: each(after.database - before.database) },
  };
}

const told = ({ p50, p95, cpu }: Answered) =>
  `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms; CPU ${cpu.portal.toFixed(1)} + ${cpu.database.toFixed(1)} ms`;

/** Searches as people type them, in the dialog and as a page of results, among laws and few and many articles. */
export async function measureSearches({ rounds }: Size): Promise<Row[]> {
  const rows: Row[] = [];
  await withPortal(async (portal) => {
    await prepareTexts(portal.client);
    await seedLaws(portal.client, laws);
    let seeded = 0;
    for (const { articles, mostMilliseconds } of libraries) {
      await seedArticles(portal.client, articles - seeded);
      seeded = articles;
      for (const [work, call] of [
        ['dialog', 'Find'],
        ['page of results', 'Search'],
      ] as const) {
        const paths = searches.map((search) => `/api/HomeSlider/${call}?value=${encodeURIComponent(search)}`);
        await ask(portal, paths, 1); // warm-up
        const bare = await ask(
          portal,
          searches.map(() => '/healthz'),
          1,
        );
        const found = await ask(portal, paths, rounds);
        rows.push({
          work: `search, ${work}: ${searches.length} questions of people, ${articles} articles, ${laws.laws} laws of ${laws.pages} pages`,
          measured: told(found),
          reference: `an answer without a search: ${told(bare)}`,
          goal: `p95 ≤ ${mostMilliseconds} ms`,
          isReached: found.p95 <= mostMilliseconds,
        });
      }
    }
  });
  return rows;
}
