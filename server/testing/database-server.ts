import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { ServerAddress } from '../platform/database/address.ts';
import { migrate } from '../platform/database/migrations.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { folderOfRun, removeFolderOfRun } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: ServerAddress;
  }
}

/**
 * Nothing in it outlasts the run, so it need not outlast a crash: on a disk a copy of the template would wait for it
 * longest. What tests of durability start has the portal's own settings (embedded-postgres.test.ts,
 * several-servers.test.ts, npm run test:faults). A worker of autovacuum is in a database when it likes, and then `drop
 * database` with force is refused.
 */
const settings = { autovacuum: 'off', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export const templateName = 'portal_template';
/** The prefix of each copy's name. */
export const copyPrefix = 't_';

/** Starts a PostgreSQL for the run, with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await folderOfRun('portal-test-');
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const pool = new pg.Pool({ ...server.connection, database: templateName });
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  await pool.end();
  project.provide('databaseServer', server.connection);
  return async () => {
    const left = await databasesLeft(server.connection);
    await server.stop();
    removeFolderOfRun(dataDir);
    if (left.length > 0) throw new Error(`portals that no test file closed: ${left.join(', ')}`);
  };
}

/** Lists the copies that remain: each is a portal that its test file left open. */
async function databasesLeft(connection: pg.ClientConfig): Promise<string[]> {
  const admin = new pg.Client(connection);
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1)`,
    [copyPrefix],
  );
  await admin.end();
  return rows.map(({ datname }) => datname);
}
