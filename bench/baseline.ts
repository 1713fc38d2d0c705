import type { LoadPlan, LoadResult } from './load.ts';
import { cpuSeconds, median, runForJson, startServer, stopServer } from './processes.ts';
import { requestsOf, sitExams } from './sittings.ts';
import { withPortal } from './with-portal.ts';

/**
 * Compares a page and a save with a server that answers the same bytes and does nothing else: `node bench/baseline.ts`.
 */

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const members = 32;

interface Target {
  name: string;
  pid: number;
  plan: Omit<LoadPlan, 'connections' | 'seconds'>;
}
interface Figure {
  cpuMicroseconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

async function measure({ pid, plan }: Target, connections: number): Promise<Figure> {
  const before = cpuSeconds(pid);
  const result = await runForJson<LoadResult>('bench/load.ts', {
    ...{ ...plan, connections, seconds },
  } satisfies LoadPlan);
  const used = cpuSeconds(pid) - before;
  return {
    cpuMicroseconds: (used / result.requests) * 1e6,
    perSecond: result.requests / seconds,
    p50: result.p50,
    p99: result.p99,
    errors: result.errors,
  };
}

/** Portal and reference take turns, round by round, so that a change of the machine's speed affects both. */
async function compare(portal: Target, baseline: Target, connections: number): Promise<void> {
  const figures: [Figure, Figure][] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push([await measure(portal, connections), await measure(baseline, connections)]);
  const of = (side: 0 | 1, key: keyof Figure) => median(figures.map((pair) => pair[side][key]));
  const row = (side: 0 | 1) =>
    `${of(side, 'cpuMicroseconds').toFixed(0).padStart(6)} µs CPU  ${of(side, 'perSecond').toFixed(0).padStart(6)}/s  p50 ${of(side, 'p50')} ms  p99 ${of(side, 'p99')} ms  errors ${of(side, 'errors')}`;
  const ratio = median(figures.map(([a, b]) => a.cpuMicroseconds / b.cpuMicroseconds));
  process.stdout.write(
    `${portal.name}, ${connections} at once\n  portal   ${row(0)}\n  baseline ${row(1)}\n  CPU ratio ${ratio.toFixed(2)}\n`,
  );
}

async function baselineBeside(
  portal: Target,
  request: RequestInit,
): Promise<{ target: Target; stop(): Promise<void> }> {
  const response = await fetch(portal.plan.url, request);
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  const headers = { 'content-type': response.headers.get('content-type') ?? 'text/plain' };
  const server = await startServer([
    process.execPath,
    'bench/baseline-server.ts',
    JSON.stringify({ headers, body }),
  ]);
  return {
    target: { name: 'baseline', pid: server.pid, plan: { ...portal.plan, url: server.url } },
    stop: () => stopServer(server.process),
  };
}

await withPortal(async (portal) => {
  const { url, pid } = portal;
  const headers = { 'accept-encoding': 'identity' };
  const page: Target = {
    ...{ name: 'GET /leerarticulo', pid },
    plan: { url: `${url}/leerarticulo?id=1`, method: 'GET', variants: [{ headers, bodies: [] }] },
  };
  const variants = requestsOf(await sitExams(portal, members));
  const save: Target = {
    ...{ name: 'POST saveAnswerByUser', pid },
    plan: { url: `${url}/api/Question/saveAnswerByUser`, method: 'POST', variants },
  };
  const first = variants[0];
  for (const [target, request] of [
    [page, { headers }],
    [save, { method: 'POST', headers: first?.headers ?? {}, body: first?.bodies[0] ?? '' }],
  ] as [Target, RequestInit][]) {
    const baseline = await baselineBeside(target, request);
    try {
      for (const connections of [1, members]) await compare(target, baseline.target, connections);
    } finally {
      await baseline.stop();
    }
  }
});
