import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { aTestPortal } from '../testing/portal.ts';
import { openSilentProxy } from '../testing/silent-proxy.ts';
import { openRunnerHeartbeats, releaseAllJobs } from './abandoned-jobs.ts';
import { startJobs } from './jobs.ts';

let pool: pg.Pool;
const portal = aTestPortal({ DATABASE_URL: 'postgres://shared.test/aula' }); // several nodes may be at it
beforeAll(async () => {
  pool = poolOf(portal.address);
});
beforeEach(() => pool.query('delete from graphile_worker._private_jobs; delete from job_runner'));
afterAll(() => pool.end());

/** A pool whose lost connections are no news: one of them is cut off on purpose. */
function poolOf(config: pg.PoolConfig): pg.Pool {
  const opened = new pg.Pool(config);
  const ignore = () => undefined;
  return opened.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

/** A job of a queue that a runner has begun. */
async function begun(by: string): Promise<void> {
  await pool.query(`select graphile_worker.add_job('sendMail', '{}', queue_name => 'tallies')`);
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(`update graphile_worker.${table} set locked_by = $1, locked_at = now()`, [by]);
}
const locked = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from graphile_worker._private_jobs where locked_by is not null)
       + (select count(*) from graphile_worker._private_job_queues where locked_by is not null))::int as count`,
  );
  return rows[0]?.count;
};

test('jobs of a runner that gives signs are its own; four turns after the last one they begin again', async () => {
  const [one, other] = [openRunnerHeartbeats(pool, 'one'), openRunnerHeartbeats(pool, 'other')];
  await one.turn();
  await begun('one');
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await other.turn()).toBe(0);
    await one.turn();
  }
  const turns = [];
  for (let turn = 0; turn < 5; turn += 1) turns.push(await other.turn());
  expect(turns).toEqual([0, 0, 0, 0, 1]);
  expect(await locked()).toBe(0);
  expect(await other.turn()).toBe(0);
  await one.turn(); // it wakes up, and is a runner again
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'one', locked_at = now()`);
  expect(await other.turn()).toBe(0);
  expect(await locked()).toBe(1);
});

test('a runner of a version that gives no signs is left alone', async () => {
  await begun('of the version before');
  const signs = openRunnerHeartbeats(pool, 'one');
  for (let turn = 0; turn < 6; turn += 1) expect(await signs.turn()).toBe(0);
  expect(await locked()).toBe(2);
});

test('a portal with a database of its own begins all jobs again', async () => {
  await begun('gone');
  await openRunnerHeartbeats(pool, 'gone').turn();
  await releaseAllJobs(pool, portal.portal.log);
  expect(await locked()).toBe(0);
  expect((await pool.query('select from job_runner')).rowCount).toBe(0);
});

test('a node that is cut off in the middle of a job loses it to another node, which does it', async () => {
  const proxy = await openSilentProxy(inject('databaseServer'));
  const cutPool = poolOf({ ...portal.address, host: '127.0.0.1', port: proxy.port });
  const pace = 20;
  const opened = { db: portal.portal.db, close: async () => undefined };
  const lock = await pool.connect();
  await lock.query('begin; lock table attempt in access exclusive mode'); // the job waits for it
  await pool.query(`select graphile_worker.add_job('closeOverdueAttempts', '{}', job_key => 'tried')`);
  const doomed = startJobs(portal.portal, { ...opened, pool: cutPool }, pace);
  const triedBy = async () => {
    const { rows } = await pool.query<{ by: string | null }>(
      `select locked_by as by from graphile_worker._private_jobs where key = 'tried'`,
    );
    return rows[0] === undefined ? 'nobody: it is done' : rows[0].by;
  };
  await expect.poll(triedBy).toMatch(/^pool-/);
  const first = await triedBy();
  await expect.poll(async () => (await pool.query('select from job_runner')).rowCount).toBe(1);
  proxy.setDark(true);
  const node = await portal.another();
  const jobs = startJobs(node.portal, { ...opened, db: node.portal.db, pool }, pace);
  onTestFinished(async () => {
    await proxy.close(); // what still waits for an answer hears that none comes
    await Promise.all([jobs.stop(), doomed.stop()]);
    await cutPool.end();
    await node.close();
  });
  await expect.poll(async () => [first, 'nobody: it is done'].includes(String(await triedBy()))).toBe(false);
  await lock.query('commit');
  lock.release();
  await expect.poll(triedBy).toBe('nobody: it is done');
});
