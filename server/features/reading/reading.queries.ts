import { type Database, sql } from '../../platform/database/database.ts';
import type { StoredReading } from './reading.rules.ts';

/**
 * Reads and locks the readings of member and course pairs, with their members' clocks, so that no other tab, course or
 * node credits the same second meanwhile. Locks are taken in the order of the ids, so that batches never deadlock.
 * Pairs without open enrolment or clock are left out,
 * and those of a course that has not opened yet.
 */
export async function lockReadings(
  db: Database,
  of: readonly { accountId: number; courseId: number }[],
  now: Date,
): Promise<StoredReading[]> {
  const accountIds = of.map(({ accountId }) => accountId);
  const courseIds = of.map(({ courseId }) => courseId);
  const { rows } = await sql<StoredReading>`
    select e.account_id as "accountId", e.course_id as "courseId", e.read_seconds as "readSeconds",
      e.reading_completed_at as "readingCompletedAt", e.module_number as "module", c.duration_minutes as "durationMinutes",
      clock.credited_at as "creditedAt"
    from unnest(${accountIds}::int[], ${courseIds}::int[]) asked (account_id, course_id)
    join enrolment e on e.account_id = asked.account_id and e.course_id = asked.course_id and e.closed_at is null
    join reading_clock clock on clock.account_id = asked.account_id
    join course c on c.id = asked.course_id and (c.opens_at is null or c.opens_at <= ${now})
    order by asked.account_id, asked.course_id
    for no key update of clock, e`.execute(db);
  return rows;
}

/** Stores locked readings and clocks in one statement. Only the first `completedAt` counts. */
export async function updateReadings(
  db: Database,
  readings: readonly StoredReading[],
  clocks: ReadonlyMap<number, Date>,
  now: Date,
): Promise<void> {
  await sql`
    with moved as (
      update reading_clock set credited_at = given.credited_at
      from unnest(${[...clocks.keys()]}::int[], ${[...clocks.values()]}::timestamptz[])
        given (account_id, credited_at)
      where reading_clock.account_id = given.account_id
    )
    update enrolment set read_seconds = given.read_seconds, last_read_at = ${now}, module_number = given.module,
      reading_completed_at = coalesce(enrolment.reading_completed_at, given.completed_at)
    from unnest(
      ${readings.map(({ accountId }) => accountId)}::int[], ${readings.map(({ courseId }) => courseId)}::int[],
      ${readings.map(({ readSeconds }) => readSeconds)}::int[],
      ${readings.map(({ readingCompletedAt }) => readingCompletedAt)}::timestamptz[],
      ${readings.map(({ module }) => module)}::smallint[]
    ) given (account_id, course_id, read_seconds, completed_at, module)
    where enrolment.account_id = given.account_id and enrolment.course_id = given.course_id`.execute(db);
}

/**
 * Marks all readings of a course with at least this many seconds as complete. They are locked in the same order as in
 * lockReadings, so that the two never deadlock.
 */
export async function markReadingsComplete(
  db: Database,
  courseId: number,
  seconds: number,
  now: Date,
): Promise<void> {
  await sql`
    with reached as materialized (
      select account_id from enrolment
      where course_id = ${courseId} and reading_completed_at is null and read_seconds >= ${seconds}
      order by account_id
      for no key update
    )
    update enrolment set reading_completed_at = ${now}
    from reached where enrolment.course_id = ${courseId} and enrolment.account_id = reached.account_id`.execute(
    db,
  );
}
