import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/embedded-postgres.ts';
import {
  cpuSeconds,
  cpuSecondsWithChildren,
  parentOf,
  runForJson,
  startServer,
  stopServer,
} from './processes.ts';
import type { ReadingPlan, ReadingResult } from './reading-load.ts';
import { seedReaders } from './seed/seed-readers.ts';

/**
 * Measures the cost of the reading clock while 1,000 and 10,000 members read, each sending every 10 seconds: batched,
 * and for reference with a transaction for each call: `node bench/reading.ts`.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const everySeconds = 10;
const counts = [1000, 10_000];
const modes = { batched: { statements: 4 }, single: { statements: 6 } }; // begin and commit included
type Mode = keyof typeof modes;

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '10000' };
const postgresDir = join(dataDir, 'postgres');

interface Counters {
  serverCpu: number;
  databaseCpu: number;
  transactions: number;
  walBytes: number;
}

async function countersOf(client: pg.Client, pid: number): Promise<Counters> {
  const { rows } = await client.query<{ backend: number; transactions: string; walBytes: string }>(
    `select pg_backend_pid() as backend, pg_stat_force_next_flush(), wal_bytes as "walBytes",
       (select xact_commit from pg_stat_database where datname = current_database()) as transactions from pg_stat_wal`,
  );
  return {
    serverCpu: cpuSeconds(pid),
    databaseCpu: cpuSecondsWithChildren(parentOf(rows[0]?.backend ?? 0)),
    transactions: Number(rows[0]?.transactions),
    walBytes: Number(rows[0]?.walBytes),
  };
}

/** Each measurement has a process of its own, so that none profits from another's warm-up. */
async function measure(client: pg.Client, mode: Mode, readers: ReadingPlan['readers']): Promise<void> {
  const server = await startServer([process.execPath, 'bench/reading-server.ts', mode], env);
  const load = (forSeconds: number) =>
    runForJson<ReadingResult>('bench/reading-load.ts', {
      ...{ url: server.url, seconds: forSeconds, everySeconds, readers },
    } satisfies ReadingPlan);
  try {
    await load(everySeconds); // each row once: plans settle, and the first change after a checkpoint logs its whole page
    const before = await countersOf(client, server.pid);
    const begun = performance.now();
    const result = await load(seconds);
    const took = (performance.now() - begun) / 1000;
    const after = await countersOf(client, server.pid);
    const rate = (key: keyof Counters) => (after[key] - before[key]) / took;
    report(readers.length, mode, result, took, rate);
  } finally {
    await stopServer(server.process);
  }
}

function report(
  count: number,
  mode: Mode,
  result: ReadingResult,
  took: number,
  rate: (key: keyof Counters) => number,
): void {
  const transactions = rate('transactions');
  process.stdout.write(
    `${count} readers, ${mode.padEnd(7)} ${(result.sent / took).toFixed(0).padStart(4)} calls/s` +
      `  CPU ms/s: server ${(rate('serverCpu') * 1000).toFixed(0)}, PostgreSQL ${(rate('databaseCpu') * 1000).toFixed(0)}` +
      `  ${transactions.toFixed(0)} transactions/s, ${(transactions * modes[mode].statements).toFixed(0)} statements/s` +
      `  WAL ${(rate('walBytes') / 1024).toFixed(0)} kB/s` +
      `  p50 ${result.p50.toFixed(1)} p99 ${result.p99.toFixed(1)} slowest ${result.slowest.toFixed(1)} ms` +
      `  errors ${result.errors}  credited ${(result.creditedSeconds / result.sent).toFixed(2)} s a call\n`,
  );
}

const first = await startServer([process.execPath, 'bench/reading-server.ts', 'batched'], env); // creates the database
const database = await startEmbeddedPostgres({ dataDir: postgresDir, log: () => undefined });
const client = new pg.Client(database.connection);
try {
  await stopServer(first.process);
  await client.connect();
  const readers = await seedReaders(client, dataDir, Math.max(...counts));
  for (const count of counts)
    for (const mode of ['batched', 'single'] as const) await measure(client, mode, readers.slice(0, count));
} finally {
  await client.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
