import { type Database, sql } from '../../platform/database/database.ts';
import { addRecording, type NewCertificate } from './certificates.queries.ts';

/** Lists the data of attempts that certificates print, with the current version of the design. */
export function listPrinted(db: Database, attemptIds: readonly number[]) {
  return db
    .selectFrom('attempt')
    .innerJoin('account', 'account.id', 'attempt.account_id')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .select(['attempt.id as attemptId', 'attempt.account_id as accountId', 'attempt.course_id as courseId'])
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .select([
      'account.document_number as documentNumber',
      'account.document_is_declared as isDocumentDeclared',
      'account.name_is_declared as isNameDeclared',
    ])
    .select(['course.title as courseTitle', 'course.lesson_count as lessonCount'])
    .select('course.duration_minutes as durationMinutes')
    .select((eb) => [
      eb.ref('attempt.grade').$notNull().as('grade'),
      eb.ref('attempt.finished_at').$notNull().as('finishedAt'),
      sql<number>`(select max(version) from certificate_design)`.as('designVersion'),
    ])
    .where(sql<boolean>`attempt.id = any(${attemptIds}::int[])`)
    .orderBy('attempt.id')
    .execute();
}

/**
 * Stores certificates, queues the job that makes their files, and returns the attempts of those stored; a row with an
 * existing code is left out.
 */
export async function insertCertificates(
  db: Database,
  rows: readonly NewCertificate[],
): Promise<{ attemptId: number }[]> {
  return db
    .with('stored', (inside) =>
      inside
        .insertInto('certificate')
        .values([...rows])
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning(['id', 'attempt_id']),
    )
    .selectFrom('stored')
    .select('attempt_id as attemptId')
    .select(addRecording(sql.ref('stored.id')).as('job'))
    .orderBy('id')
    .execute();
}
