import { type Database, sql } from '../../platform/database/database.ts';
import type { AgreedSettings, RunningNode } from './agreement.rules.ts';

export type BackupKind = 'backup' | 'rehearsal';

export interface NewBackupRun {
  kind: BackupKind;
  startedAt: Date;
  endedAt: Date;
  path: string | null;
  bytes: number | null;
  rows: number | null;
  files: number | null;
  failure: string | null;
  /** SHA-256 of the bundle as it was stored, hexadecimal. */
  sha256: string | null;
  /** The name of the whole bundle beside it on which a bundle rests. */
  base: string | null;
  isScheduled: boolean;
}

export async function insertBackupRun(db: Database, run: NewBackupRun): Promise<void> {
  await db
    .insertInto('backup_run')
    .values({
      kind: run.kind,
      started_at: run.startedAt,
      ended_at: run.endedAt,
      path: run.path,
      bytes: run.bytes,
      row_count: run.rows,
      file_count: run.files,
      failure: run.failure,
      sha256: run.sha256,
      base: run.base,
      is_scheduled: run.isScheduled,
    })
    .execute();
}

const runs = (db: Database, kind: BackupKind) =>
  db
    .selectFrom('backup_run')
    .select(['id', 'ended_at as endedAt', 'path', 'failure', 'sha256'])
    .select(sql<number>`bytes::float8`.as('bytes'))
    .select(['row_count as rows', 'file_count as files'])
    .where('kind', '=', kind)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export const findLastRun = (db: Database, kind: BackupKind) => runs(db, kind).executeTakeFirst();

export const findLastGoodRun = (db: Database, kind: BackupKind) =>
  runs(db, kind).where('failure', 'is', null).where('removed_at', 'is', null).executeTakeFirst();

/** The bundles that were made and not removed, newest first. */
const bundles = (db: Database) =>
  db
    .selectFrom('backup_run')
    .select(['id', 'ended_at as endedAt', 'base', sql<string>`path`.as('path')])
    .select(sql<number>`bytes::float8`.as('bytes'))
    .where('kind', '=', 'backup')
    .where('failure', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc');

export const listBundles = (db: Database, atMost: number) => bundles(db).limit(atMost).execute();

export const listBundlesWithOrigin = (db: Database) =>
  bundles(db).select('is_scheduled as isScheduled').execute();

export const findBundleOf = (db: Database, id: number) => bundles(db).where('id', '=', id).executeTakeFirst();

export async function markRemoved(db: Database, id: number, at: Date): Promise<void> {
  await db.updateTable('backup_run').set({ removed_at: at }).where('id', '=', id).execute();
}

/**
 * Deletes runs of the schedule that failed two days ago: later runs did their work. What somebody asked for stays.
 */
export async function deleteFailedRuns(db: Database): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where ${gaveUp} and payload -> '_cron' is not null
    and updated_at < now() - interval '2 days'`.execute(db);
}

/** Deletes everything before an instant; existing bundles stay. */
export async function deleteOldState(db: Database, before: Date): Promise<void> {
  await sql`delete from backup_run where ended_at < ${before} and (removed_at is not null or failure is not null
    or kind = 'rehearsal')`.execute(db);
  await sql`delete from service_outage where until_at < ${before}`.execute(db);
  await sql`delete from service_node where seen_at < ${before}`.execute(db);
  await sql`delete from disk_use where day < ${before}`.execute(db);
}

/** Stores a node's heartbeat. If no node had one since `silentBefore`, the time since then was an outage. */
export async function storeHeartbeat(
  db: Database,
  node: { name: string; version: string; settings: Partial<AgreedSettings> },
  { now, silentBefore }: { now: Date; silentBefore: Date },
): Promise<void> {
  await sql`with last as (select max(seen_at) as at from service_node),
    first as (insert into portal_version (version, since) values (${node.version}, ${now}) on conflict do nothing),
    outage as (insert into service_outage (from_at, until_at)
      select at, ${now} from last where at < ${silentBefore} on conflict do nothing)
    insert into service_node (name, version, settings, first_seen_at, seen_at)
    values (${node.name}, ${node.version}, ${JSON.stringify(node.settings)}::jsonb, ${now}, ${now})
    on conflict (name) do update set version = excluded.version, settings = excluded.settings, seen_at = excluded.seen_at, stopped_at = null`.execute(
    db,
  );
}

/** Serialises starts until the end of the transaction. */
export async function lockNodes(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('nodes'))`.execute(db);
}

/** The nodes other than `name` with a heartbeat since an instant that did not stop. */
export async function listRunning(db: Database, name: string, since: Date): Promise<RunningNode[]> {
  const { rows } = await sql<RunningNode>`select name, settings from service_node
    where name <> ${name} and stopped_at is null and seen_at > ${since} order by name`.execute(db);
  return rows;
}

/** Stores how full a node's disk is, once a day. */
export async function storeDiskUse(
  db: Database,
  node: string,
  day: string,
  usedBytes: number,
): Promise<void> {
  await sql`insert into disk_use (node, day, used_bytes) values (${node}, ${day}, ${usedBytes})
    on conflict do nothing`.execute(db);
}

/** The first stored use of a node's disk since a day. */
export function findDiskUse(db: Database, node: string, since: string) {
  return db
    .selectFrom('disk_use')
    .select(['day', sql<number>`used_bytes::float8`.as('usedBytes')])
    .where('node', '=', node)
    .where('day', '>=', since)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
}

export async function storeStop(db: Database, name: string, at: Date): Promise<void> {
  await db
    .updateTable('service_node')
    .set({ seen_at: at, stopped_at: at })
    .where('name', '=', name)
    .execute();
}

export function listNodes(db: Database) {
  return db
    .selectFrom('service_node')
    .select(['name', 'version', 'seen_at as seenAt', 'stopped_at as stoppedAt'])
    .orderBy('name')
    .execute();
}

/** The outages that ended after an instant, and the first heartbeat of a node since then. */
export async function findAvailability(db: Database, since: Date) {
  const outages = await db
    .selectFrom('service_outage')
    .select(['from_at as begin', 'until_at as end'])
    .where('until_at', '>', since)
    .orderBy('from_at')
    .execute();
  const first = await db
    .selectFrom('service_node')
    .select((eb) => eb.fn.min('first_seen_at').as('at'))
    .executeTakeFirst();
  return { outages, knownSince: first?.at ?? null };
}

interface DatabaseFigures {
  bytes: number;
  postgres: string;
  migrations: number;
  sentToday: number;
  failedMails: number;
  waitingMails: number;
  oldestMailSeconds: number;
  waitingJobs: number;
  oldestJobSeconds: number;
  failedJobs: number;
  isBackingUp: boolean;
  isRehearsing: boolean;
}

/** A job that failed as often as it may. */
const gaveUp = sql`locked_at is null and attempts >= max_attempts`;
/** A job that failed and is tried again by itself. */
const isRetried = sql`locked_at is null and attempts > 0 and attempts < max_attempts`;

/** Figures of the database, its outbox and its queue. `today` begins the portal's day. */
export async function readFigures(
  db: Database,
  { now, today }: { now: Date; today: Date },
): Promise<DatabaseFigures> {
  const unsent = sql`sent_at is null and body is not null and (expires_at is null or expires_at > ${now})`;
  // a letter that failed while others go out has a wrong address; the mail server is well
  const isStuck = sql`last_error is null
    or created_at > coalesce((select max(sent_at) from mail), '-infinity')`;
  // letters are counted by themselves: without a mail server nobody takes their jobs
  const due = sql`locked_at is null and attempts < max_attempts and run_at <= now() and task_identifier <> 'sendMail'`;
  const { rows } = await sql<DatabaseFigures>`select pg_database_size(current_database())::float8 as bytes,
    current_setting('server_version') as postgres,
    (select count(*) from schema_migration)::int as migrations,
    (select count(*) from mail where sent_at >= ${today})::int as "sentToday",
    mail.*, queue.*,
    exists (select from graphile_worker.jobs where task_identifier = 'backUp' and key = 'backUp:now'
      and attempts < max_attempts) or exists (select from graphile_worker.jobs
      where task_identifier = 'backUp' and locked_at is not null) as "isBackingUp",
    exists (select from graphile_worker.jobs where task_identifier = 'rehearseBackup' and key = 'rehearseBackup:now'
      and attempts < max_attempts) or exists (select from graphile_worker.jobs
      where task_identifier = 'rehearseBackup' and locked_at is not null) as "isRehearsing"
    from (select count(*) filter (where last_error is not null)::int as "failedMails",
        count(*) filter (where last_error is null)::int as "waitingMails",
        coalesce(extract(epoch from ${now}::timestamptz - min(created_at) filter (where ${isStuck})), 0)::int
          as "oldestMailSeconds"
      from mail where ${unsent}) mail,
      (select count(*) filter (where ${due})::int as "waitingJobs",
        coalesce(extract(epoch from now() - min(run_at) filter (where ${due})), 0)::int as "oldestJobSeconds",
        count(*) filter (where ${gaveUp})::int as "failedJobs"
      from graphile_worker.jobs) queue`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('the database gave no figures');
  return figures;
}

/** Queues a job of the schedule; a waiting one stays the only one. */
export async function queueOnce(db: Database, task: 'backUp' | 'rehearseBackup'): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, '{}'::json, job_key => ${`${task}:now`},
    job_key_mode => 'preserve_run_at', queue_name => 'backups', max_attempts => 1)`.execute(db);
}

/** Stores the current warnings, deletes those that ended, and returns the new ones. */
export async function noteWarnings(db: Database, names: readonly string[], now: Date): Promise<string[]> {
  await sql`delete from service_warning where name <> all (${names}::text[])`.execute(db);
  const { rows } = await sql<{ name: string }>`insert into service_warning (name, since)
    select name, ${now} from unnest(${names}::text[]) name on conflict do nothing returning name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function countConnections(db: Database): Promise<{ all: number; active: number }> {
  const { rows } = await sql<{ all: number; active: number }>`
    select count(*)::int as "all", count(*) filter (where state = 'active')::int as active
    from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(db);
  return rows[0] ?? { all: 0, active: 0 };
}

export async function countRunningExams(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .where('finished_at', 'is', null)
    .where('closes_at', '>', now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The portal's own tables with their indexes, and the whole database. */
export async function listTableSizes(db: Database) {
  const { rows } = await sql<{ name: string; bytes: number }>`select relname::text as name,
      pg_total_relation_size(pg_class.oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const { rows: whole } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return { tables: rows, databaseBytes: whole[0]?.bytes ?? 0 };
}

export async function sumBundles(db: Database): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`select count(*)::int as count,
      coalesce(sum(bytes), 0)::float8 as bytes
    from backup_run where kind = 'backup' and failure is null and removed_at is null`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** The versions that began to run and the days of migrations in a time zone, newest first. */
export async function listUpdates(db: Database, timeZone: string, atMost: number) {
  const { rows } = await sql<{ at: Date; version: string | null; steps: number }>`
    select since as at, version, 0 as steps from portal_version
    union all
    select max(applied_at), null, count(*)::int from schema_migration
      group by (applied_at at time zone ${timeZone})::date
    order by at desc, version limit ${atMost}`.execute(db);
  return rows;
}

interface QueuedTask {
  task: string;
  running: number;
  waiting: number;
  retried: number;
  failed: number;
  since: Date;
  nextAt: Date | null;
  lastError: string | null;
}

/** The jobs that are due, running or failed, by task; what gave up first. */
export async function listQueue(db: Database): Promise<QueuedTask[]> {
  const { rows } = await sql<QueuedTask>`select task_identifier as task,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts = 0)::int as waiting,
      count(*) filter (where ${isRetried})::int as retried,
      count(*) filter (where ${gaveUp})::int as failed,
      min(created_at) as since,
      min(run_at) filter (where ${isRetried}) as "nextAt",
      (array_agg(split_part(last_error, e'\n', 1) order by updated_at desc)
        filter (where locked_at is null and last_error is not null))[1] as "lastError"
    from graphile_worker.jobs where locked_at is not null or attempts > 0 or run_at <= now()
    group by task_identifier order by failed desc, retried desc, task_identifier`.execute(db);
  return rows;
}

/** Begins the failed jobs of a task again, each as often as a new one; returns their number. */
export async function retryJobs(db: Database, task: string): Promise<number> {
  const { rows } = await sql`select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where task_identifier = ${task} and locked_at is null and attempts > 0
    ), run_at => now(), attempts => 0)`.execute(db);
  return rows.length;
}
