import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type MachineClocks, machineClocks } from '../platform/clock.ts';

/** A wall clock that differs by more from its steady course was set, or its machine slept. */
const setMilliseconds = 2 * 60_000;
const lookMilliseconds = 1_000;

/**
 * Resolves to true once this machine's clock was set, to false when the runner ended before. Cron counts minutes of that
 * clock: set ahead, it would catch up each minute of a month; set back, it would wait for a month (spec 13.11).
 */
export async function untilClockIsSet(
  ended: Promise<void>,
  { wall, monotonic }: MachineClocks = machineClocks,
): Promise<boolean> {
  const ahead = () => wall() - monotonic();
  const before = ahead();
  const until = new AbortController();
  void ended.then(() => until.abort());
  while (!until.signal.aborted) {
    if (Math.abs(ahead() - before) > setMilliseconds) return true;
    await delay(lookMilliseconds, undefined, { ref: false, signal: until.signal }).catch(() => undefined);
  }
  return false;
}

/**
 * Takes back what a node whose clock is ahead of PostgreSQL's has claimed of the schedule: until the time of a run that was
 * claimed, no node would begin that job, nor the run itself. Returns how many entries of the schedule it gave back.
 */
export async function giveBackFutureRuns(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with future as (select clock_timestamp() + make_interval(secs => $1) as at),
       claimed as (
         update graphile_worker._private_known_crontabs set last_execution = clock_timestamp()
         where last_execution > (select at from future) returning identifier),
       early as (
         select array_agg(id) as ids from graphile_worker._private_jobs
         where exists (select from claimed) and run_at > (select at from future) and payload -> '_cron' is not null),
       begun as (
         select graphile_worker.reschedule_jobs(ids, run_at => clock_timestamp()) from early where ids is not null)
     select (select count(*)::int from claimed) as count, (select count(*) from begun)`,
    [setMilliseconds / 1000],
  );
  return rows[0]?.count ?? 0;
}
