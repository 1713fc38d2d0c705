import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../platform/log.ts';
import { giveBackFutureRuns } from './cron-clock.ts';

/** A runner without a heartbeat for this many turns is dead. */
const silentTurns = 4;

interface NamedRunner {
  pool: pg.Pool;
  name: string;
  /** Milliseconds between heartbeats. */
  pace: number;
  log: Log;
}

/**
 * Sends a runner's heartbeats until it ends, and restarts the jobs of dead ones (spec 13.7): the queue itself would
 * wait for four hours, and with it a locked queue. The row stays after the end, for jobs that were not given back.
 */
export async function sendHeartbeats(
  { pool, name, pace, log }: NamedRunner,
  ended: Promise<void>,
): Promise<void> {
  const heartbeats = openRunnerHeartbeats(pool, name);
  const until = new AbortController();
  void ended.then(() => until.abort());
  const pause = () => delay(pace, undefined, { ref: false, signal: until.signal }).catch(() => undefined);
  for (; !until.signal.aborted; await pause())
    try {
      tell(await heartbeats.turn(), log);
      const runs = await giveBackFutureRuns(pool);
      if (runs > 0)
        log.warn({ runs }, 'scheduled jobs were claimed for a time to come; they begin at their own');
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'the heartbeat of the job runner was not stored');
    }
}

/**
 * A runner's heartbeat counter, and its view of the others': one unchanged for four turns is dead. No clock decides,
 * and turns without a database do not count, so that all runners are alive when it returns. A runner that was only
 * stalled continues; a job may then have run twice.
 */
export function openRunnerHeartbeats(pool: pg.Pool, runner: string) {
  const others = new Map<string, { signs: string; silent: number }>();
  return {
    /** Sends a heartbeat, gives back the jobs of dead runners, and returns their number. */
    async turn(): Promise<number> {
      const { rows } = await pool.query<{ name: string; signs: string }>(
        `with own as (
           insert into job_runner (name) values ($1) on conflict (name) do update set signs = job_runner.signs + 1)
         select name, signs from job_runner where name <> $1`,
        [runner],
      );
      const dead: string[] = [];
      for (const { name, signs } of rows) {
        const known = others.get(name);
        const silent = known?.signs === signs ? known.silent + 1 : 0;
        others.set(name, { signs, silent });
        if (silent >= silentTurns) dead.push(name);
      }
      return dead.length === 0 ? 0 : release(pool, dead);
    },
  };
}

/** Restarts all begun jobs, where no other portal can be running them. */
export async function releaseAllJobs(pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ names: string[] }>(
    `select array(select locked_by from graphile_worker._private_jobs where locked_by is not null
       union select locked_by from graphile_worker._private_job_queues where locked_by is not null
       union select name from job_runner) as names`,
  );
  tell(await release(pool, rows[0]?.names ?? []), log);
}

async function release(pool: pg.Pool, runners: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with gone as (delete from job_runner where name = any($1)),
       given as (select graphile_worker.force_unlock_workers($1))
     select (select count(*)::int from graphile_worker._private_jobs where locked_by = any($1)) as count from given`,
    [runners],
  );
  return rows[0]?.count ?? 0;
}

function tell(jobs: number, log: Log): void {
  if (jobs > 0) log.warn({ jobs }, 'jobs of a portal that was killed begin again');
}
