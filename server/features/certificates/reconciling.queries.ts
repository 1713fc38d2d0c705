import { type Database, sql } from '../../platform/database/database.ts';
import type { GradedAttempt } from './reconciling.rules.ts';

export interface StandingRow {
  accountId: number;
  hasCertificate: boolean;
  isDeleted: boolean;
  firstName: string;
  lastName: string;
  /** There is no signer, and nobody chose to issue without one. */
  awaitsSignature: boolean;
  durationMinutes: number;
  readSeconds: number;
  readingCompletedAt: Date | null;
  certificateId: number | null;
  valid: { attemptId: number; grade: number } | null;
  attempts: GradedAttempt[];
}

/**
 * Locks a course against changes, and then its enrolments, by account, against concurrent issuing of certificates.
 */
export async function lockForReconciling(
  db: Database,
  courseId: number,
  accountIds: readonly number[],
): Promise<void> {
  await sql`select from enrolment join course on course.id = enrolment.course_id
    where enrolment.course_id = ${courseId} and enrolment.account_id = any(${accountIds}::int[])
    order by enrolment.account_id
    for key share of course for no key update of enrolment`.execute(db);
}

const isUnsigned = sql<boolean>`signatories = '[]' and unsigned_because is null`;

export async function awaitsSignature(db: Database): Promise<boolean> {
  const { waits } = await db
    .selectFrom('certificate_design')
    .select(isUnsigned.as('waits'))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return waits;
}

/**
 * Blocks saves of the design until the end of the transaction: a waiting certificate is stored before the design
 * changes, or reconciled by the new one.
 */
export async function lockDesignAsItIs(db: Database): Promise<void> {
  await sql`lock table certificate_design in share mode`.execute(db);
}

/** Lists the accounts of members who have passed a course's exam. */
export async function listPassed(db: Database, courseId: number): Promise<number[]> {
  const passed = db
    .selectFrom('attempt')
    .select('account_id')
    .distinct()
    .where('course_id', '=', courseId)
    .where('passed', '=', true)
    .orderBy('account_id');
  return (await passed.execute()).map((row) => row.account_id);
}

/**
 * Lists the courses in which an account may have earned a certificate since an instant, in the order in which courses are
 * locked: those that it passed without ever getting one, and those with an attempt that ended since.
 */
export async function listCoursesEarnedIn(db: Database, accountId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select course_id as id from enrolment where account_id = ${accountId} and passed
      and not exists (select from certificate where certificate.account_id = enrolment.account_id
        and certificate.course_id = enrolment.course_id)
    union
    select course_id from attempt where account_id = ${accountId} and finished_at >= ${since}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lists the certificate standings of members of a course, finished and not annulled attempts oldest first, in one
 * statement.
 */
export async function listStandings(
  db: Database,
  courseId: number,
  accountIds: readonly number[],
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select enrolment.account_id as "accountId", course.has_certificate as "hasCertificate",
      account.deleted_at is not null as "isDeleted", account.first_name as "firstName",
      account.last_name as "lastName", course.duration_minutes as "durationMinutes",
      enrolment.read_seconds as "readSeconds", enrolment.reading_completed_at as "readingCompletedAt",
      certificate.id as "certificateId", (select ${isUnsigned} from certificate_design order by version desc limit 1)
        as "awaitsSignature",
      case when certificate.id is not null then
        jsonb_build_object('attemptId', certificate.attempt_id, 'grade', certificate.grade) end as valid,
      coalesce(taken.attempts, '[]') as attempts
    from enrolment
    join course on course.id = enrolment.course_id
    join account on account.id = enrolment.account_id
    left join certificate on certificate.account_id = enrolment.account_id
      and certificate.course_id = enrolment.course_id
      and certificate.replaced_at is null and certificate.revoked_at is null
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', attempt.id, 'grade', attempt.grade,
        'minimumGrade', attempt.minimum_grade, 'isByHand', attempt.kind = 'hand') order by attempt.id) as attempts
      from attempt where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id
        and attempt.finished_at is not null and attempt.annulled_at is null) taken on true
    where enrolment.course_id = ${courseId} and enrolment.account_id = any(${accountIds}::int[])
    order by enrolment.account_id`.execute(db);
  return rows;
}

/** Ends valid certificates that others replace. */
export async function replaceCertificates(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update certificate set replaced_at = ${now} where id = any(${ids}::int[])`.execute(db);
}

/** Revokes valid certificates whose grade no longer passes. */
export async function revokeRegraded(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update certificate set revoked_at = ${now}, revoked_because = 'regraded'
    where id = any(${ids}::int[])`.execute(db);
}
