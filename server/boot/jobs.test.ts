import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { taskWords } from '../../contract/service-state/detail-words.ts';
import { aTestPortal } from '../testing/portal.ts';
import { startJobs, tasksOf, tellingCauses } from './jobs.ts';

let pool: pg.Pool;
const portal = aTestPortal();
beforeAll(async () => {
  pool = new pg.Pool({ ...portal.address, Client: BreakingClient });
});
afterAll(() => pool.end());

let broken = 0;
let refused = 0;
let got = 0;
let isHeld = false;
const afterBreak = Promise.withResolvers<void>();
const afterStoring = Promise.withResolvers<void>();

/**
 * The database is unavailable when jobs begin; later the first connection goes when the end of a job is stored. Another
 * job is begun just then and its end is stored, before the last worker has heard of it all.
 */
class BreakingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares query() by eleven overloads that one override can't spell
  override query(...given: any[]): any {
    const text = String(given[0]?.text ?? given[0]);
    if (refused === 0 && text.includes('force_unlock_workers')) {
      refused += 1;
      return given.at(-1)(new Error('Connection terminated unexpectedly')); // a pool asks with a callback
    }
    const answer = () => (super.query as (...all: unknown[]) => unknown)(...given);
    if (/update \S*_private_jobs/.test(text) && /for update/.test(text)) return whenDue(answer());
    if (!/delete from \S*_private_jobs/.test(text)) return answer();
    broken += 1;
    if (broken > 1) return Promise.resolve(answer()).finally(afterStoring.resolve);
    afterBreak.resolve();
    return Promise.reject(new Error('Connection terminated unexpectedly'));
  }
}

/** The jobs that a worker got: the second only after the break, the first nothing only after the second job's end. */
async function whenDue(answer: unknown) {
  const result = (await answer) as pg.QueryResult;
  if (result.rows.length > 0) got += 1;
  if (result.rows.length > 0 && got === 2) await afterBreak.promise;
  if (result.rows.length === 0 && !isHeld) {
    isHeld = true;
    await afterStoring.promise;
    await nextTurn(); // the runner has heard of it
  }
  return result;
}

const add = () => pool.query(`select graphile_worker.add_job('closeOverdueAttempts', '{}')`);
/** Jobs of the test that were begun this often or more; the scheduled ones, some each minute, have one try alone. */
const left = async (begun: number) => {
  const wanted = 'select from graphile_worker._private_jobs where max_attempts > 1 and attempts >= $1';
  return (await pool.query(wanted, [begun])).rows.length;
};

test('a database that is away when jobs begin, or goes while one ends, ends no portal, and jobs go on', async () => {
  const close = () => pool.end();
  await add();
  await add();
  const jobs = startJobs(portal.portal, { db: portal.portal.db, pool, close });
  await expect.poll(() => broken).toBeGreaterThan(1);
  expect(refused).toBe(1);
  await expect.poll(() => left(1)).toBe(0);
  await jobs.stop();
});

test('more jobs at once than connections are nothing to warn of', async () => {
  const warn = vi.spyOn(portal.portal.log, 'warn');
  await add();
  const jobs = startJobs(portal.portal, { db: portal.portal.db, pool, close: () => pool.end() });
  await expect.poll(() => left(0)).toBe(0);
  await jobs.stop();
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

test('the queue at /estado has words for every task', () => {
  const names = Object.keys(tasksOf(portal.portal));
  expect(names.filter((name) => taskWords(name) === undefined)).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});

test('a job that fails for many reasons is stored in the queue with them', async () => {
  const range = new Error('integer out of range');
  const tasks = tellingCauses({
    tallyAll: () => {
      throw new AggregateError([range], '1 month could not be counted');
    },
    plain: () => {
      throw range;
    },
  });
  const run = async (name: string) => tasks[name]?.({}, undefined as never);
  await expect(run('tallyAll')).rejects.toThrow('1 month could not be counted: integer out of range');
  await expect(run('plain')).rejects.toBe(range);
});
