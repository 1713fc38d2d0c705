import { type Database, sql } from '../../platform/database/database.ts';

/**
 * The material rows of a stored name; there are several, because copies of a course share the file. Rows of a course in
 * which the account is enrolled come first, then published ones.
 */
export function findByFileName(db: Database, name: string, accountId: number | null) {
  const isEnrolled = sql<boolean>`exists (select from enrolment
    where enrolment.course_id = course_file.course_id and enrolment.account_id = ${accountId}
      and closed_at is null)`;
  return db
    .selectFrom('course_file')
    .innerJoin('course', 'course.id', 'course_file.course_id')
    .select(['course_file.id', sql<boolean>`coalesce(captions = ${name}, false)`.as('isCaptions')])
    .where((eb) => eb.or([eb('file', '=', name), eb('captions', '=', name)]))
    .where('course_file.deleted_at', 'is', null)
    .where('course.deleted_at', 'is', null)
    .orderBy(isEnrolled, 'desc')
    .orderBy('course.is_published', 'desc')
    .orderBy('course_file.id', 'desc')
    .execute();
}
