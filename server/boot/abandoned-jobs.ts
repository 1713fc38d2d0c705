import type pg from 'pg';
import type { Portal } from '../context/context.ts';
import { sessionPrefix } from '../platform/database/pubsub.ts';

/**
 * Gives back the jobs that a killed portal had begun (spec 13.7): the queue by itself would wait four hours for it, and a
 * locked queue with it. Where another node runs they may be its own, and stay. Returns the number of jobs.
 */
export async function releaseAbandonedJobs({ pubsub }: Portal, pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with dead as (
       select array(
         select locked_by from graphile_worker._private_jobs where locked_by is not null
         union select locked_by from graphile_worker._private_job_queues where locked_by is not null) as workers
       where not exists (select from pg_stat_activity where datname = current_database()
         and starts_with(application_name, $1) and application_name <> $2)
     ), given as (select graphile_worker.force_unlock_workers(workers) from dead)
     select (select count(*)::int from graphile_worker._private_jobs, dead where locked_by = any(workers)) as count
     from given`,
    [sessionPrefix, pubsub.session],
  );
  return rows[0]?.count ?? 0;
}
