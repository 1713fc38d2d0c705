import { type Database, sql } from '../../platform/database.ts';

/** What a certificate may be issued for: that attempt, or every attempt of a course. */
export type ClaimsOf = { attemptId: number } | { courseId: number };

const validCertificate = (column: string) =>
  sql.raw(`(select ${column} from certificate
  where certificate.account_id = attempt.account_id and certificate.course_id = attempt.course_id
    and certificate.replaced_at is null and certificate.revoked_at is null)`);

/**
 * The best finished and not annulled attempt of each member, with what is printed and what decides. Deleted accounts
 * are left out: there is no name to print.
 */
export function listClaims(db: Database, of: ClaimsOf) {
  const claims = db
    .selectFrom('attempt')
    .innerJoin('account', 'account.id', 'attempt.account_id')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .innerJoin('enrolment', (join) =>
      join
        .onRef('enrolment.account_id', '=', 'attempt.account_id')
        .onRef('enrolment.course_id', '=', 'attempt.course_id'),
    )
    .distinctOn(['attempt.account_id', 'attempt.course_id'])
    .select([
      'attempt.id as attemptId',
      'attempt.account_id as accountId',
      'attempt.course_id as courseId',
      'attempt.minimum_grade as minimumGrade',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'course.title as courseTitle',
      'course.has_certificate as hasCertificate',
      'course.lesson_count as lessonCount',
      'course.duration_minutes as durationMinutes',
      'enrolment.read_seconds as readSeconds',
      'enrolment.reading_completed_at as readingCompletedAt',
    ])
    .select((eb) => [
      eb.ref('attempt.grade').$notNull().as('grade'),
      eb.ref('attempt.finished_at').$notNull().as('finishedAt'),
      sql<number | null>`${validCertificate('grade')}`.as('validGrade'),
    ])
    .where('attempt.finished_at', 'is not', null)
    .where('attempt.annulled_at', 'is', null)
    .where('account.deleted_at', 'is', null);
  const wanted =
    'attemptId' in of
      ? claims.where('attempt.id', '=', of.attemptId)
      : claims.where('course.id', '=', of.courseId);
  return wanted
    .orderBy('attempt.account_id')
    .orderBy('attempt.course_id')
    .orderBy('attempt.grade', 'desc')
    .orderBy('attempt.id')
    .execute();
}

/**
 * Holds the course against changes, in the order in which whoever changes it takes its locks, and the enrolment against
 * whoever issues to the same member: of two endings at once the second sees what the first has issued.
 */
export function holdForIssue(db: Database, attemptId: number) {
  return db
    .selectFrom('attempt')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .innerJoin('enrolment', (join) =>
      join
        .onRef('enrolment.account_id', '=', 'attempt.account_id')
        .onRef('enrolment.course_id', '=', 'attempt.course_id'),
    )
    .select('course.id')
    .where('attempt.id', '=', attemptId)
    .forKeyShare('course')
    .forNoKeyUpdate('enrolment')
    .execute();
}

export function replaceValidCertificate(db: Database, accountId: number, courseId: number, now: Date) {
  return db
    .updateTable('certificate')
    .set({ replaced_at: now })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Undefined if the attempt has no valid certificate. */
export function revokeValidCertificate(db: Database, attemptId: number, now: Date) {
  return db
    .updateTable('certificate')
    .set({ revoked_at: now })
    .where('attempt_id', '=', attemptId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export interface NewCertificate {
  code: string;
  account_id: number;
  course_id: number;
  attempt_id: number;
  full_name: string;
  course_title: string;
  grade: number;
  lesson_count: number;
  duration_minutes: number;
  exam_date: string;
  issued_at: Date;
}

/** Undefined if the code exists already. */
export function insertCertificate(db: Database, certificate: NewCertificate) {
  return db
    .insertInto('certificate')
    .values(certificate)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
}

export function findValidCertificate(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('certificate')
    .select([
      'code',
      'full_name as fullName',
      'course_title as courseTitle',
      'grade',
      'lesson_count as lessonCount',
      'duration_minutes as durationMinutes',
      'exam_date as examDate',
      'issued_at as issuedAt',
    ])
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
