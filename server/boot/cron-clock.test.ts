import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aTestPortal } from '../testing/portal.ts';
import { giveBackFutureRuns, untilClockIsSet } from './cron-clock.ts';
import { startJobs } from './jobs.ts';

let pool: pg.Pool;
const portal = aTestPortal();
beforeAll(async () => {
  pool = new pg.Pool(portal.address);
});
afterAll(() => pool.end());

const month = 30 * 86_400_000;
const runs = async () => {
  const { rows } = await pool.query<{ name: string; isDue: boolean }>(
    `select key as name, run_at <= clock_timestamp() as "isDue" from graphile_worker._private_jobs order by key`,
  );
  return rows;
};

test('runs that were claimed for a time to come are given back, and what else waits goes on waiting', async () => {
  await pool.query(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values
      ('backUp', now(), now() + interval '30 days'), ('chainAudit', now(), now() - interval '1 minute');
    select graphile_worker.add_job('backUp', '{"_cron": {}}', run_at => now() + interval '30 days', job_key => 'claimed');
    select graphile_worker.add_job('sendMail', '{}', run_at => now() + interval '30 days', job_key => 'letter');`);
  expect(await giveBackFutureRuns(pool)).toBe(1);
  expect(await runs()).toEqual([
    { name: 'claimed', isDue: true },
    { name: 'letter', isDue: false },
  ]);
  const { rows } = await pool.query(
    `select from graphile_worker._private_known_crontabs where last_execution > now() + interval '1 second'`,
  );
  expect(rows).toHaveLength(0);
  expect(await giveBackFutureRuns(pool)).toBe(0);
});

test.each([
  ['a month ahead', month],
  ['a month back', -month],
  ['three minutes back', -180_000],
])('a machine’s clock that is set %s is noticed', async (_, by) => {
  let wall = 0;
  const noticed = untilClockIsSet(new Promise(() => undefined), { wall: () => wall, monotonic: () => 0 });
  wall = by;
  expect(await noticed).toBe(true);
});

test('a clock that goes on steadily is not; the end of the runner ends the watch', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let looks = 0;
  const clock = () => {
    looks += 1;
    if (looks > 2) resolve();
    return looks * 1000;
  };
  expect(await untilClockIsSet(ended, { wall: clock, monotonic: clock })).toBe(false);
});

test('the job runner begins anew when the machine’s clock is set, and jobs go on', async () => {
  const { db, log } = portal.portal;
  const warn = vi.spyOn(log, 'warn');
  const jobs = startJobs(portal.portal, { db, pool, close: () => pool.end() });
  onTestFinished(() => jobs.stop());
  onTestFinished(() => void vi.restoreAllMocks()); // first: the last one that was asked for
  const now = Date.now.bind(Date);
  const runners = new Set<string>();
  const begun = async () => {
    const { rows } = await pool.query<{ name: string }>('select name from job_runner');
    for (const { name } of rows) runners.add(name);
    return runners.size;
  };
  for (const [before, ahead] of [month, 0].entries()) {
    await expect.poll(begun).toBe(before + 1);
    warn.mockClear();
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    await expect
      .poll(() => warn.mock.calls.map(([message]) => message))
      .toEqual(
        expect.arrayContaining([
          "this machine's clock was set: the job runner begins anew",
          'job runner ended; restarting it',
        ]),
      );
  }
  await expect.poll(begun).toBe(3);
  await pool.query(`select graphile_worker.add_job('closeOverdueAttempts', '{}', job_key => 'after')`);
  await expect.poll(async () => (await runs()).some(({ name }) => name === 'after')).toBe(false);
});
