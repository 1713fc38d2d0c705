import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import { portalProgram, serverCommand } from '../../tools/node-runtime.mjs';
import type { LoadPlan, LoadResult } from '../load.ts';
import { cpuSeconds, median, runForJson, startServer, stopServer } from '../processes.ts';
import { requestsOf, type Sitting, sitExams } from '../sittings.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import { medians } from './loads.ts';
import type { Row, Size } from './row.ts';

const [inFlight, nodeCount] = [33, 3];

interface Node {
  url: string;
  pid: number;
}

type Figure = { perSecond: number; p99: number; portal: number; database: number; errors: number };

/** Saves through all these nodes at once, with the same number in flight in total, each member at one node. */
async function saved(
  portal: MeasuredPortal,
  nodes: readonly Node[],
  sittings: Sitting[],
  seconds: number,
): Promise<Figure> {
  const used = () => nodes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const before = { portal: used(), database: portal.cpu().database };
  const results = await Promise.all(
    nodes.map(({ url }, n) =>
      runForJson<LoadResult>('bench/load.ts', {
        url: `${url}/api/Question/saveAnswerByUser`,
        variants: requestsOf(sittings.filter((_, at) => at % nodes.length === n)),
        method: 'POST',
        connections: inFlight / nodes.length,
        seconds,
      } satisfies LoadPlan),
    ),
  );
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  const microseconds = (from: number, to: number) => ((to - from) / requests) * 1e6;
  return {
    perSecond: requests / seconds,
    p99: Math.max(...results.map(({ p99 }) => p99)),
    portal: microseconds(before.portal, used()),
    database: microseconds(before.database, portal.cpu().database),
    errors: results.reduce((sum, result) => sum + result.errors, 0),
  };
}

const told = ({ perSecond, p99, portal, database }: Figure) =>
  `CPU ${portal.toFixed(0)} + ${database.toFixed(0)} µs; ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;

/**
 * Durable saves through three nodes on one database beside one node, in turns. They share this machine's processors, so
 * the result is the cost of a save; the throughput needs three machines.
 */
export async function measureNodes({ rounds, seconds }: Size): Promise<Row[]> {
  const figures: { one: Figure[]; three: Figure[] } = { one: [], three: [] };
  await withPortal(async (portal) => {
    const sittings = await sitExams(portal, inFlight);
    const { command, env } = serverCommand(portalProgram);
    const others = await Promise.all(
      Array.from({ length: nodeCount - 1 }, () =>
        startServer(command, {
          ...env,
          DATA_DIR: portal.dataDir,
          PORT: '0',
          RATE_LIMIT_FACTOR: '10000',
          ADMIN_PASSWORD: adminPassword,
        }),
      ),
    );
    try {
      const groups = { one: [portal], three: [portal, ...others] };
      for (const nodes of Object.values(groups)) await saved(portal, nodes, sittings, 1); // warm-up
      for (let round = 0; round < rounds; round += 1)
        for (const side of ['one', 'three'] as const)
          figures[side].push(await saved(portal, groups[side], sittings, seconds));
    } finally {
      for (const { process } of others) await stopServer(process);
    }
  });
  const errors = Object.values(figures)
    .flat()
    .reduce((sum, figure) => sum + figure.errors, 0);
  if (errors > 0) throw new Error(`${errors} saves failed`);
  const cost = ({ portal, database }: Figure) => portal + database;
  const ratio = median(figures.three.map((three, round) => cost(three) / cost(figures.one[round] ?? three)));
  return [
    {
      work: `durable saves through ${nodeCount} nodes, ${inFlight} in flight`,
      measured: `${ratio.toFixed(2)} × the CPU of one node; ${told(medians(figures.three))} (portals + PostgreSQL)`,
      reference: `one node: ${told(medians(figures.one))}`,
      goal: '≤ 1.25 × the CPU of one node',
      isReached: ratio <= 1.25,
    },
  ];
}
