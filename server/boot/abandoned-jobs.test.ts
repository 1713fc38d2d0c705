import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from '../platform/database/database.ts';
import { sessionPrefix } from '../platform/database/pubsub.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { releaseAbandonedJobs } from './abandoned-jobs.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await openTestPortal();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.portal.db);
  pool = new pg.Pool({ ...inject('databaseServer'), database: rows[0]?.name });
});
afterAll(async () => {
  await pool.end();
  await portal.close();
});

const locked = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from graphile_worker._private_jobs where locked_by is not null)
       + (select count(*) from graphile_worker._private_job_queues where locked_by is not null))::int as count`,
  );
  return rows[0]?.count;
};

/** The nodes that the database sees. */
const nodes = async () => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)`,
    [sessionPrefix],
  );
  return rows.length;
};

test('what a killed portal had begun is free at the next start, but not while another node may be at it', async () => {
  await pool.query(`select graphile_worker.add_job('sendMail', '{}', queue_name => 'tallies')`);
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(`update graphile_worker.${table} set locked_by = 'worker-gone', locked_at = now()`);
  const other = await portal.another();
  await expect.poll(nodes).toBe(2);
  expect(await releaseAbandonedJobs(portal.portal, pool)).toBe(0);
  expect(await locked()).toBe(2);
  await other.close();
  await expect.poll(nodes).toBe(1);
  expect(await releaseAbandonedJobs(portal.portal, pool)).toBe(1);
  expect(await locked()).toBe(0);
});
