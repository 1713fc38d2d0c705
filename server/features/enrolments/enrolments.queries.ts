import { type Database, sql } from '../../platform/database/database.ts';
import { clockSkewSeconds } from '../reading/reading-credit.rules.ts';

/** The course that a member enrols in, except a draft; waits for a concurrent archiving, hiding or deletion. */
export function lockCourseForApplying(db: Database, courseId: number) {
  return db
    .selectFrom('course')
    .select(['archived_at as archivedAt', 'closes_at as closesAt'])
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .where('is_published', '=', true)
    .forKeyShare()
    .executeTakeFirst();
}

export function findEnrolment(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('enrolment')
    .select(['enrolled_at as enrolledAt', 'closed_at as closedAt'])
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
}

/** Enrols a member; undefined if already enrolled. */
export function insertEnrolment(db: Database, accountId: number, courseId: number, now: Date) {
  return db
    .insertInto('enrolment')
    .values({ account_id: accountId, course_id: courseId, enrolled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst();
}

/** Any attempt, running, finished or annulled. */
export function findAttempt(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('attempt')
    .select('id')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst();
}

export function deleteEnrolment(db: Database, accountId: number, courseId: number) {
  return db
    .deleteFrom('enrolment')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .execute();
}

export function countEnrolments(db: Database, courseId: number, change: number) {
  return db
    .updateTable('course_tally')
    .set((eb) => ({ enrolments: eb('enrolments', '+', change) }))
    .where('course_id', '=', courseId)
    .execute();
}

/**
 * Moves the member's clock forward to an instant. It goes back only if it is further ahead than the nodes' clocks can
 * differ.
 */
export function advanceReadingClock(db: Database, accountId: number, creditedAt: Date) {
  return db
    .insertInto('reading_clock')
    .values({ account_id: accountId, credited_at: creditedAt })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        credited_at: sql`case
          when reading_clock.credited_at > excluded.credited_at + make_interval(secs => ${clockSkewSeconds})
          then excluded.credited_at else greatest(reading_clock.credited_at, excluded.credited_at) end`,
      }),
    )
    .execute();
}

export function findReading(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('enrolment')
    .innerJoin('course', 'course.id', 'enrolment.course_id')
    .select([
      'enrolment.read_seconds as readSeconds',
      'enrolment.reading_completed_at as readingCompletedAt',
      'enrolment.closed_at as closedAt',
      'course.opens_at as opensAt',
      'course.duration_minutes as durationMinutes',
    ])
    .where('enrolment.account_id', '=', accountId)
    .where('enrolment.course_id', '=', courseId)
    .executeTakeFirst();
}

export function findCourse(db: Database, courseId: number) {
  return db
    .selectFrom('course')
    .select(['exam_minutes as examMinutes', 'is_published as isPublished', 'archived_at as archivedAt'])
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A member's exam time as a percentage of the course's. */
export async function getTimeFactorPercent(db: Database, accountId: number): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select('time_factor_percent as percent')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.percent;
}
