import { setTimeout as delay } from 'node:timers/promises';
import { type FloodKind, type FloodPlan, type FloodResult, floodKinds } from '../flood.ts';
import { percentile, runForJson } from '../processes.ts';
import { saveSteadily, savesOf, savesTold } from '../steady-saves.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import { megabytesOf } from './memory.ts';
import type { Row, Size } from './row.ts';

const members = 8;
const mostMilliseconds = 60;
const mostTimesAlone = 4;
const mostMegabytes = 100;
const connectionsOf = (kind: FloodKind, isQuick: boolean): number[] => {
  if (kind === 'search') return [400];
  return isQuick ? [1, 64] : [1, 4, 24, 64];
};

/** The most memory of a process during `work`, sampled five times a second. */
async function withPeak<T>(pid: number, work: Promise<T>): Promise<{ result: T; megabytes: number }> {
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, megabytesOf(pid));
  }, 200);
  try {
    return { result: await work, megabytes };
  } finally {
    clearInterval(look);
  }
}

const answersTold = ({ answers }: FloodResult, seconds: number) =>
  Object.entries(answers)
    .map(([status, count]) => `${status}: ${(count / seconds).toFixed(0)}/s`)
    .join(', ');

/** Measures saved answers at the usual limits, alone and then beside each flood. */
export async function measureBulkhead({ isQuick }: Size): Promise<Row[]> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? (isQuick ? 3 : 5));
  const rows: Row[] = [];
  const measured = async (portal: MeasuredPortal) => {
    const requests = await savesOf(portal, members);
    await saveSteadily(requests, seconds);
    const rest = megabytesOf(portal.pid);
    for (const kind of floodKinds)
      for (const connections of connectionsOf(kind, isQuick)) {
        const alone = await saveSteadily(requests, seconds);
        const plan: FloodPlan = { url: portal.url, kind, connections, seconds: seconds + 1 };
        const flood = runForJson<FloodResult>('bench/flood.ts', plan);
        await delay(500); // until it has started
        const { result: beside, megabytes } = await withPeak(portal.pid, saveSteadily(requests, seconds));
        const [p99, p99Alone] = [percentile(beside.times, 0.99), percentile(alone.times, 0.99)];
        rows.push({
          work: `saved answers beside ${connections} × ${kind}`,
          measured: `${savesTold(beside)}; memory ${(megabytes - rest).toFixed(0)} MB above rest; the flood: ${answersTold(await flood, seconds + 1) || 'no answer'}`,
          reference: `alone: ${savesTold(alone)}`,
          goal: `p99 ≤ ${mostMilliseconds} ms or ${mostTimesAlone} × alone; ≤ ${mostMegabytes} MB`,
          isReached:
            beside.refused === 0 &&
            p99 <= Math.max(mostMilliseconds, mostTimesAlone * p99Alone) &&
            megabytes - rest <= mostMegabytes,
        });
      }
  };
  await withPortal(measured, { RATE_LIMIT_FACTOR: '1' });
  return rows;
}
