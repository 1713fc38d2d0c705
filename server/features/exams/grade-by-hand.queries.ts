import { type Database, sql } from '../../platform/database/database.ts';

/**
 * The facts that decide about a grade by hand; course and enrolment are locked as for certificates. Undefined: nobody
 * living is enrolled.
 */
export async function lockForGrade(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('enrolment')
    .innerJoin('course', 'course.id', 'enrolment.course_id')
    .innerJoin('account', 'account.id', 'enrolment.account_id')
    .select(['course.minimum_grade as minimumGrade', 'enrolment.best_grade as bestGrade'])
    .select(sql<boolean>`enrolment.closed_at is not null`.as('isClosed'))
    .where('enrolment.account_id', '=', accountId)
    .where('enrolment.course_id', '=', courseId)
    .where('account.deleted_at', 'is', null)
    .where('course.deleted_at', 'is', null)
    .forKeyShare(['course', 'account'])
    .forNoKeyUpdate('enrolment')
    .executeTakeFirst();
}

/** Stores a grade by hand: an attempt of its own kind, without questions and time. Returns its id. */
export async function insertHandAttempt(
  db: Database,
  given: { accountId: number; courseId: number; grade: number; minimumGrade: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('attempt')
    .values({
      kind: 'hand',
      account_id: given.accountId,
      course_id: given.courseId,
      started_at: given.at,
      closes_at: given.at,
      finished_at: given.at,
      ended_by: 'admin',
      allowed_minutes: 0,
      question_count: 0,
      correct_count: 0,
      grade: given.grade,
      minimum_grade: given.minimumGrade,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
