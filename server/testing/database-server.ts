import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrations.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: Exclude<DatabaseAddress, { connectionString: string }>;
  }
}

export const templateName = 'portal_template';

/** A PostgreSQL of its own for the run, with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
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
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
