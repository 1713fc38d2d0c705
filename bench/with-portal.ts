import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { adminPassword } from '../e2e/fixtures/admin-password.ts';
import {
  type EmbeddedConnection,
  startEmbeddedPostgres,
} from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { portalProgram, serverCommand } from '../tools/node-runtime.mjs';
import { prepare } from '../tools/prepare.mjs';
import { cpuSeconds, cpuSecondsWithChildren, parentOf, startServer, stopServer } from './processes.ts';

/** A whole portal in a process of its own, on an empty data folder, with access to its database. */
export interface MeasuredPortal {
  url: string;
  pid: number;
  dataDir: string;
  connection: EmbeddedConnection;
  client: pg.Client;
  /** CPU seconds used so far: the portal's process with its threads, and all processes of PostgreSQL. */
  cpu(): { portal: number; database: number };
}

/**
 * Starts a portal, lets it be measured and removes it. This process joins the database too and leaves last: after many
 * writes it takes longer to stop than a portal may wait.
 */
export async function withPortal(
  work: (portal: MeasuredPortal) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  await prepare({ build: process.env['DIST_DIR'] === undefined });
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    await measured(dataDir, env, work);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measured(
  dataDir: string,
  env: Record<string, string>,
  work: (portal: MeasuredPortal) => Promise<void>,
): Promise<void> {
  const { command, env: light } = serverCommand(portalProgram);
  const server = await startServer(command, {
    ...light,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_FACTOR: '10000',
    ADMIN_PASSWORD: adminPassword,
    ...env,
  });
  const database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const client = new pg.Client(database.connection);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    await work({
      url: server.url,
      pid: server.pid,
      dataDir,
      connection: database.connection,
      client,
      cpu: () => ({ portal: cpuSeconds(server.pid), database: cpuSecondsWithChildren(postmaster) }),
    });
  } finally {
    await stopServer(server.process);
    await client.end();
    await database.stop();
  }
}
