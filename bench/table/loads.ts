import type { LoadPlan, LoadResult } from '../load.ts';
import { cpuSeconds, median, runForJson, startServer, stopServer } from '../processes.ts';
import type { MeasuredPortal } from '../with-portal.ts';

/** A server under load. */
export interface Target {
  plan: Pick<LoadPlan, 'url' | 'method' | 'variants'>;
  /** CPU seconds that it has used so far. */
  cpu(): number;
}

/** The figures of a load; CPU is of all processes that answer. */
type Figure = {
  cpuMicroseconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
};

async function measure(
  { plan, cpu }: Target,
  load: { connections: number; seconds: number },
): Promise<Figure> {
  const before = cpu();
  const result = await runForJson<LoadResult>('bench/load.ts', { ...plan, ...load } satisfies LoadPlan);
  const used = cpu() - before;
  const { requests, p50, p99, errors } = result;
  return {
    cpuMicroseconds: (used / requests) * 1e6,
    perSecond: requests / load.seconds,
    p50,
    p99,
    errors,
  };
}

export function cpuOf(portal: MeasuredPortal): number {
  const { portal: own, database } = portal.cpu();
  return own + database;
}

/** A page of the portal beside a server that answers the same bytes and does nothing else. */
export interface Compared {
  portal: Figure;
  bare: Figure;
  /** CPU of the portal, divided by that of the bare server. */
  ratio: number;
}

/** Loads both in turns, round by round; refuses any answer but 200. */
export async function compare(
  target: Target,
  { rounds, seconds, connections }: { rounds: number; seconds: number; connections: number },
): Promise<Compared> {
  const bare = await bareServer(target);
  const pairs: [Figure, Figure][] = [];
  try {
    for (const each of [target, bare.target]) await measure(each, { connections, seconds: 1 }); // warm-up
    for (let round = 0; round < rounds; round += 1)
      pairs.push([
        await measure(target, { connections, seconds }),
        await measure(bare.target, { connections, seconds }),
      ]);
  } finally {
    await bare.stop();
  }
  const errors = pairs.reduce((sum, [portal]) => sum + portal.errors, 0);
  if (errors > 0) throw new Error(`${target.plan.url}: ${errors} requests failed`);
  return {
    portal: medians(pairs.map(([portal]) => portal)),
    bare: medians(pairs.map(([, figure]) => figure)),
    ratio: median(pairs.map(([portal, figure]) => portal.cpuMicroseconds / figure.cpuMicroseconds)),
  };
}

export function medians<T extends Record<string, number>>(figures: readonly T[]): T {
  const names = Object.keys(figures[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(figures.map((figure) => figure[name] ?? 0))]),
  ) as T;
}

async function bareServer({ plan }: Target): Promise<{ target: Target; stop(): Promise<void> }> {
  const sent = plan.variants[0]?.headers ?? {};
  const response = await fetch(plan.url, { headers: sent });
  const page = await response.arrayBuffer(); // unpacked, as by a browser
  if (!response.ok) throw new Error(`${plan.url}: ${response.status}`);
  const packed = Number(response.headers.get('content-length') ?? page.byteLength);
  const headers = { 'content-type': response.headers.get('content-type') ?? 'text/plain' };
  const body = Buffer.from(page).subarray(0, packed).toString('base64');
  const server = await startServer([
    process.execPath,
    'bench/baseline-server.ts',
    JSON.stringify({ headers, body }),
  ]);
  return {
    target: { plan: { ...plan, url: server.url }, cpu: () => cpuSeconds(server.pid) },
    stop: () => stopServer(server.process),
  };
}
