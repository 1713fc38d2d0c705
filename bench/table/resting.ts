import { setTimeout as delay } from 'node:timers/promises';
import type { LoadPlan, LoadResult } from '../load.ts';
import { runForJson, startServer, stopServer } from '../processes.ts';
import { type Memory, memoryOf, memoryOfOne } from './memory.ts';
import { npmStart, type StartedPortal, withOwnFolder } from './npm-start.ts';
import { administrator } from './people.ts';
import type { Row, Size } from './row.ts';

const inFlight = 32;
const paths = ['/leerarticulo?id=1', '/', '/articulos', '/leercurso?id=1', '/profile', '/course'];

/** The memory of an idle Node server. */
async function bareMegabytes(): Promise<number> {
  const bare = await startServer([process.execPath, 'bench/baseline-server.ts', '{"headers":{},"body":""}']);
  try {
    return memoryOfOne(bare.pid);
  } finally {
    await stopServer(bare.process);
  }
}

function rowOf(work: string, { total, parts }: Memory, { most, bare }: { most: number; bare: number }): Row {
  const named = Object.entries(parts).map(([kind, megabytes]) => `${kind} ${megabytes.toFixed(0)}`);
  return {
    work,
    measured: `${total.toFixed(0)} MB (${named.join(', ')})`,
    reference: `a bare node:http server: ${bare.toFixed(0)} MB`,
    goal: `≤ ${most} MB`,
    isReached: total <= most,
  };
}

async function loadPages({ url }: StartedPortal, amount: number): Promise<void> {
  const { cookie } = await administrator(url);
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br' };
  const { errors } = await runForJson<LoadResult>('bench/load.ts', {
    url,
    method: 'GET',
    connections: inFlight,
    seconds: 0,
    amount,
    variants: paths.map((path) => ({ headers, bodies: [], path })),
  } satisfies LoadPlan);
  if (errors > 0) throw new Error(`${errors} of ${amount} pages failed`);
}

/** Measures the memory of an idle portal, before and after use. */
export const measureMemory = ({ restSeconds, pages }: Size): Promise<Row[]> =>
  withOwnFolder(async (dataDir) => {
    const bare = await bareMegabytes();
    const portal = await npmStart(dataDir);
    try {
      await delay(restSeconds * 1000);
      const atRest = memoryOf(portal.pid, dataDir);
      await loadPages(portal, pages);
      await delay(restSeconds * 1000);
      const afterwards = memoryOf(portal.pid, dataDir);
      return [
        rowOf(`memory (PSS) of all processes, ${restSeconds} s after a later \`npm start\``, atRest, {
          most: 250,
          bare,
        }),
        rowOf(`the same ${restSeconds} s after ${pages} signed-in pages, ${inFlight} in flight`, afterwards, {
          most: 300,
          bare,
        }),
      ];
    } finally {
      await portal.stop();
    }
  });
