import { Logger, runOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { inject } from 'vitest';
import { sql } from '../platform/database/database.ts';
import type { TestPortal } from './portal.ts';

/** Runs every due job once; a failed one waits for its next try, as in the portal. */
export async function runDueJobs({ portal }: TestPortal, taskList: TaskList): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
  const pool = new pg.Pool({ ...inject('databaseServer'), database: rows[0]?.name });
  const note = (error: Error) => portal.log.warn({ error: error.message }, 'database connection lost');
  pool.on('error', note).on('connect', (client) => client.on('error', note));
  try {
    await runOnce({
      pgPool: pool,
      taskList,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
  } finally {
    await pool.end();
  }
}
