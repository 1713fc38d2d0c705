import type { ExamDraw } from '../../../contract/exams/draw.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { attemptColumns, type OpenAttempt } from './exams.queries.ts';

/**
 * Locks a course, so that no key is corrected and it is not archived while an attempt starts, and then the member's
 * enrolment, so that concurrent starts are serialised. False: not enrolled.
 */
export async function lockForStart(db: Database, accountId: number, courseId: number): Promise<boolean> {
  return (await lockedForStart(db, accountId, courseId)).length > 0;
}

const lockedForStart = prepared((db, accountId: number, courseId: number) =>
  db
    .selectFrom('enrolment')
    .innerJoin('course', 'course.id', 'enrolment.course_id')
    .select('enrolment.course_id')
    .where('enrolment.account_id', '=', accountId)
    .where('enrolment.course_id', '=', courseId)
    .forShare('course')
    .forUpdate('enrolment'),
);

/** Locks a member's enrolment against a start. Undefined: not enrolled. */
export function lockEnrolment(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('enrolment')
    .select('course_id')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
}

const lastFinishedAt = sql<Date | null>`(select max(finished_at) from attempt
  where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id
    and attempt.annulled_at is null and attempt.kind = 'exam')`;
const hasQuestions = sql<boolean>`exists (select from question
  where question.course_id = course.id and question.deleted_at is null and not question.is_practice)`;

/**
 * A member's standing before an exam, with the settings that a new attempt freezes: minutes, counts, hours, and the
 * member's time factor in per cent.
 */
export async function getStanding(db: Database, accountId: number, courseId: number) {
  const [standing] = await standings(db, accountId, courseId);
  if (standing === undefined) throw new Error(`no enrolment of ${accountId} in ${courseId}`);
  return standing;
}

const standings = prepared((db, accountId: number, courseId: number) =>
  db
    .selectFrom('enrolment')
    .innerJoin('course', 'course.id', 'enrolment.course_id')
    .innerJoin('account', 'account.id', 'enrolment.account_id')
    .select([
      'enrolment.read_seconds as readSeconds',
      'enrolment.reading_completed_at as readingCompletedAt',
      'course.duration_minutes as durationMinutes',
      'course.exam_minutes as examMinutes',
      'course.questions_per_exam as questionsPerExam',
      'course.minimum_grade as minimumGrade',
      'course.exam_wait_hours as waitHours',
      'course.exam_attempt_limit as attemptLimit',
      sql<ExamDraw>`course.exam_draw`.as('draw'),
      'enrolment.attempt_count as attemptCount',
      'enrolment.annulled_count as annulledCount',
      'course.opens_at as opensAt',
      'course.closes_at as closesAt',
      'course.exam_opens_at as examOpensAt',
      'course.exam_closes_at as examClosesAt',
      'account.time_factor_percent as timeFactorPercent',
      sql<boolean>`course.archived_at is not null`.as('isArchived'),
      'enrolment.best_grade as bestGrade',
      'enrolment.passed as hasPassed',
      'enrolment.is_running as hasRunningAttempt',
      sql<boolean>`enrolment.closed_at is not null`.as('isEnrolmentClosed'),
      sql<boolean>`enrolment.retakes_ended_at is not null`.as('hasEndedRetakes'),
      sql<boolean>`enrolment.key_seen_at is not null`.as('hasSeenKey'),
      lastFinishedAt.as('lastFinishedAt'),
      hasQuestions.as('hasQuestions'),
    ])
    .where('enrolment.account_id', '=', accountId)
    .where('enrolment.course_id', '=', courseId),
);

export interface DrawnQuestion {
  questionId: number;
  versionId: number;
  /** The stored letters as they are shown: 'CADB'; '' = in their own order. */
  optionOrder: string;
}

const drawable = (db: Database, courseId: number) =>
  db
    .selectFrom('question')
    .innerJoin('question_version', 'question_version.question_id', 'question.id')
    .distinctOn('question.id')
    .select(['question.id as questionId', 'question_version.id as versionId'])
    .select(['question.module_title as module', 'question.is_hard as isHard'])
    .select(['question_version.type', 'question_version.options'])
    .where('question.course_id', '=', courseId)
    .where('question.deleted_at', 'is', null)
    .where('question.is_practice', '=', false)
    .orderBy('question.id')
    .orderBy('question_version.version', 'desc');

/** The newest version of every question of a course that was not deleted, to draw from for nobody in particular. */
export const listDrawableQuestions = prepared((db, courseId: number) =>
  drawable(db, courseId).select([
    sql<number>`0`.as('timesSeen'),
    sql<Date | null>`null::timestamptz`.as('lastSeenAt'),
  ]),
);

/** The same with how often the member's attempts have shown each, and when last. */
export const listKnownQuestions = prepared((db, courseId: number, accountId: number) =>
  drawable(db, courseId)
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('attempt')
          .innerJoin('attempt_question', 'attempt_question.attempt_id', 'attempt.id')
          .select((of) => [
            'attempt_question.question_id',
            of.fn.countAll<number>().as('times'),
            of.fn.max('attempt.started_at').as('last'),
          ])
          .where('attempt.account_id', '=', accountId)
          .where('attempt.course_id', '=', courseId)
          .groupBy('attempt_question.question_id')
          .as('seen'),
      (join) => join.onRef('seen.question_id', '=', 'question.id'),
    )
    .select([sql<number>`coalesce(seen.times, 0)::int`.as('timesSeen'), 'seen.last as lastSeenAt']),
);

export interface NewAttempt {
  accountId: number;
  courseId: number;
  startedAt: Date;
  closesAt: Date;
  allowedMinutes: number;
  timeFactorPercent: number;
  minimumGrade: number;
}

/** Stores a new attempt and its questions in their permanent order; returns the attempt. */
export async function insertAttempt(
  db: Database,
  attempt: NewAttempt,
  questions: DrawnQuestion[],
): Promise<OpenAttempt> {
  const questionIds = questions.map((question) => question.questionId);
  const versionIds = questions.map((question) => question.versionId);
  const orders = questions.map((question) => question.optionOrder);
  const stored = db
    .with('made', (inside) =>
      inside
        .insertInto('attempt')
        .values({
          account_id: attempt.accountId,
          course_id: attempt.courseId,
          started_at: attempt.startedAt,
          closes_at: attempt.closesAt,
          allowed_minutes: attempt.allowedMinutes,
          time_factor_percent: attempt.timeFactorPercent,
          minimum_grade: attempt.minimumGrade,
          question_count: questions.length,
        })
        .returning(attemptColumns),
    )
    // Arrays instead of a list of values: the statement's text is the same for any number of questions, so it stays
    // prepared.
    .with('asked', (inside) =>
      inside
        .insertInto('attempt_question')
        .columns(['attempt_id', 'position', 'question_id', 'question_version_id', 'option_order'])
        .expression((eb) =>
          eb
            .selectFrom('made')
            .crossJoin(
              sql<{ question_id: number; version_id: number; option_order: string; position: number }>`unnest(
                ${questionIds}::int[], ${versionIds}::int[], ${orders}::text[]) with ordinality`.as<'t'>(
                sql`t (question_id, version_id, option_order, position)`,
              ),
            )
            .select(['made.id', 't.position', 't.question_id', 't.version_id', 't.option_order']),
        ),
    )
    .selectFrom('made')
    .selectAll();
  return stored.executeTakeFirstOrThrow();
}

/** A member who starts an exam has read enough, even if the course asks for more later. */
export function markReadingComplete(db: Database, accountId: number, courseId: number, now: Date) {
  return db
    .updateTable('enrolment')
    .set({ reading_completed_at: now })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('reading_completed_at', 'is', null)
    .execute();
}

/** The questions of an attempt for its member, each with the course's title; the query never reads the key (spec 4.4). */
export const listExamQuestions = prepared((db, attemptId: number) =>
  db
    .selectFrom('attempt_question')
    .innerJoin('attempt', 'attempt.id', 'attempt_question.attempt_id')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .innerJoin('question_version', 'question_version.id', 'attempt_question.question_version_id')
    .leftJoin('attempt_answer', (join) =>
      join
        .onRef('attempt_answer.attempt_id', '=', 'attempt_question.attempt_id')
        .onRef('attempt_answer.question_id', '=', 'attempt_question.question_id'),
    )
    .select([
      'course.title as courseTitle',
      'attempt_question.question_id as id',
      'question_version.description',
      'question_version.type',
      'question_version.options',
      'question_version.asks_several as several',
      'attempt_question.option_order as order',
      'attempt_answer.answer',
    ])
    .where('attempt_question.attempt_id', '=', attemptId)
    .orderBy('attempt_question.position'),
);
