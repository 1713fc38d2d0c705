import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../platform/log.ts';

/** So many turns without a sign, and a runner is dead. */
const silentTurns = 4;

interface NamedRunner {
  pool: pg.Pool;
  name: string;
  /** Milliseconds between two signs. */
  pace: number;
  log: Log;
}

/**
 * Gives signs of a runner until it ends, and has the jobs of dead ones begin again (spec 13.7); the queue by itself would wait
 * four hours for them, and a locked queue with them. The row stays after the end, for jobs that it did not give back.
 */
export async function giveSigns({ pool, name, pace, log }: NamedRunner, ended: Promise<void>): Promise<void> {
  const signs = openRunnerSigns(pool, name);
  const until = new AbortController();
  void ended.then(() => until.abort());
  const pause = () => delay(pace, undefined, { ref: false, signal: until.signal }).catch(() => undefined);
  for (; !until.signal.aborted; await pause())
    try {
      tell(await signs.turn(), log);
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'the sign of the job runner was not stored');
    }
}

/**
 * The count that a runner raises, and its look at those of the others: dead is one that stood still for four turns. No
 * clock decides, and turns in which the database is away count for nobody, so that its return finds all runners alive.
 * One that wakes up later gives signs again; a job may then have run twice.
 */
export function openRunnerSigns(pool: pg.Pool, runner: string) {
  const others = new Map<string, { signs: string; silent: number }>();
  return {
    /** Gives a sign, gives back the jobs of the dead, and returns their number. */
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

/** Has all jobs begin again that anybody had begun, where no other portal can be at them. */
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
