import type { CertificateObstacle } from '../../../contract/certificates/obstacles.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** The account of a username, in any case. */
export function findAccountId(db: Database, username: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(username)`, '=', sql<string>`lower(${username})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const hasQuestions = sql<boolean>`exists (select from question
  where question.course_id = course.id and question.deleted_at is null and not question.is_practice)`;

const lastFinishedAt = sql<Date | null>`(select max(finished_at) from attempt
  where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id
    and attempt.annulled_at is null and attempt.kind = 'exam')`;

const moduleCount = sql<number>`(select count(*)::int from course_module where course_module.course_id = course.id)`;

/** Null = no attempt runs. */
const runningAnswered = sql<number | null>`case when running.id is not null then
  (select count(*)::int from attempt_answer
    where attempt_answer.attempt_id = running.id and attempt_answer.answer <> '') end`;

/**
 * A member's courses, or one of them, with best attempt, running attempt and valid certificate, the newest application
 * first.
 */
export const listEnrolments = (db: Database, accountId: number, courseId?: number) =>
  courseId === undefined ? allOf(db, accountId) : oneOf(db, accountId, courseId);

const enrolmentsOf = (db: Database, accountId: number) =>
  db
    .selectFrom('enrolment')
    .innerJoin('course', 'course.id', 'enrolment.course_id')
    .innerJoin('account', 'account.id', 'enrolment.account_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('attempt')
          .select([
            'started_at as bestStartedAt',
            'closes_at as bestClosedAt',
            'finished_at as bestFinishedAt',
          ])
          .select('paused_seconds as pausedSeconds')
          .whereRef('attempt.account_id', '=', 'enrolment.account_id')
          .whereRef('attempt.course_id', '=', 'enrolment.course_id')
          .where('attempt.finished_at', 'is not', null)
          .where('attempt.annulled_at', 'is', null)
          .where('attempt.kind', '=', 'exam')
          .orderBy('attempt.grade', 'desc')
          .orderBy('attempt.id')
          .limit(1)
          .as('best'),
      (join) => join.onTrue(),
    )
    .leftJoin('attempt as running', (join) =>
      join
        .onRef('running.account_id', '=', 'enrolment.account_id')
        .onRef('running.course_id', '=', 'enrolment.course_id')
        .on('running.finished_at', 'is', null),
    )
    .leftJoin('certificate', (join) =>
      join
        .onRef('certificate.account_id', '=', 'enrolment.account_id')
        .onRef('certificate.course_id', '=', 'enrolment.course_id')
        .on('certificate.replaced_at', 'is', null)
        .on('certificate.revoked_at', 'is', null),
    )
    .select([
      'course.id as courseId',
      'enrolment.last_read_at as lastReadAt',
      'course.title',
      'course.duration_minutes as durationMinutes',
      moduleCount.as('moduleCount'),
      'enrolment.module_number as module',
      'course.exam_minutes as examMinutes',
      'course.minimum_grade as minimumGrade',
      'course.has_certificate as hasCertificate',
      'course.archived_at as archivedAt',
      'course.exam_wait_hours as waitHours',
      'course.exam_attempt_limit as attemptLimit',
      'enrolment.attempt_count as attemptCount',
      'course.opens_at as opensAt',
      'course.closes_at as closesAt',
      'course.exam_opens_at as examOpensAt',
      'course.exam_closes_at as examClosesAt',
      'account.time_factor_percent as timeFactorPercent',
      'enrolment.read_seconds as readSeconds',
      'enrolment.reading_completed_at as readingCompletedAt',
      'enrolment.passed as hasPassed',
      sql<boolean>`enrolment.retakes_ended_at is not null`.as('hasEndedRetakes'),
      'enrolment.best_grade as bestGrade',
      'enrolment.is_best_by_hand as isByHand',
      sql<boolean>`enrolment.closed_at is not null`.as('isEnrolmentClosed'),
      'best.bestStartedAt',
      'best.bestClosedAt',
      'best.bestFinishedAt',
      'best.pausedSeconds',
      'running.id as runningId',
      'running.closes_at as runningClosesAt',
      'running.question_count as runningQuestions',
      runningAnswered.as('runningAnswered'),
      'certificate.code as certificateCode',
      'certificate.exam_date as certificateDate',
      sql<boolean>`certificate.pdf_sha256 is not null`.as('isCertificateReady'),
      sql<CertificateObstacle | null>`(select reason from certificate_hold
        where certificate_hold.account_id = enrolment.account_id
          and certificate_hold.course_id = enrolment.course_id)`.as('certificateWaits'),
      lastFinishedAt.as('lastFinishedAt'),
      hasQuestions.as('hasQuestions'),
      sql<boolean>`exists (select from attempt
        where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id)`.as(
        'hasAttempts',
      ),
    ])
    .where('enrolment.account_id', '=', accountId)
    .orderBy('enrolment.enrolled_at', 'desc')
    .orderBy('course.id', 'desc');

const allOf = prepared((db, accountId: number) => enrolmentsOf(db, accountId));
const oneOf = prepared((db, accountId: number, courseId: number) =>
  enrolmentsOf(db, accountId).where('enrolment.course_id', '=', courseId),
);
