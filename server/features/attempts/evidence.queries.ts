import type { eventKinds } from '../../../contract/attempts/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** The questions of an attempt as shown, with answers, late clicks and the valid key. */
export function listEvidenceQuestions(db: Database, attemptId: number) {
  return db
    .selectFrom('attempt_question as asked')
    .innerJoin('question_version as version', 'version.id', 'asked.question_version_id')
    .leftJoin('attempt_answer as given', (join) =>
      join
        .onRef('given.attempt_id', '=', 'asked.attempt_id')
        .onRef('given.question_id', '=', 'asked.question_id'),
    )
    .leftJoin('attempt_late_click as late', (join) =>
      join
        .onRef('late.attempt_id', '=', 'asked.attempt_id')
        .onRef('late.question_id', '=', 'asked.question_id'),
    )
    .innerJoin('question', 'question.id', 'asked.question_id')
    .select(['asked.position', 'asked.question_id as questionId'])
    .select(['question.explanation_html as explanation', 'question.module_title as module'])
    .select('question.law_link as lawLink')
    .select((eb) => [
      eb
        .selectFrom('course_module')
        .select((of) => of.fn.min('course_module.position').as('place'))
        .whereRef('course_module.course_id', '=', 'question.course_id')
        .whereRef('course_module.title', '=', 'question.module_title')
        .as('modulePlace'),
    ])
    .select(['version.description', 'version.type', 'version.options', 'version.correct'])
    .select(['version.asks_several as several', 'asked.option_order as order'])
    .select(['given.answer', 'given.clicked_at as clickedAt', 'given.saved_at as savedAt'])
    .select(['late.answer as lateAnswer', 'late.clicked_at as lateClickedAt'])
    .select(['late.arrived_at as lateArrivedAt', 'late.accepted_at as lateAcceptedAt'])
    .select('late.heard_at as lateHeardAt')
    .where('asked.attempt_id', '=', attemptId)
    .orderBy('asked.position')
    .execute();
}

/** A member's reports of these questions. */
export function listOwnReports(db: Database, accountId: number, questionIds: readonly number[]) {
  return db
    .selectFrom('question_report')
    .select(['question_id as questionId', 'created_at as createdAt', 'answer'])
    .where('account_id', '=', accountId)
    .where('question_id', 'in', [0, ...questionIds])
    .execute();
}

/** Administrators' actions on an attempt, in order. */
export function listEvents(db: Database, attemptId: number) {
  return db
    .selectFrom('attempt_event')
    .innerJoin('account', 'account.id', 'attempt_event.actor_id')
    .select(['attempt_event.at', 'attempt_event.reason', 'attempt_event.minutes'])
    .select(['grade_before as gradeBefore', 'grade_after as gradeAfter'])
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .select(sql<(typeof eventKinds)[number]>`attempt_event.kind`.as('kind'))
    .where('attempt_id', '=', attemptId)
    .orderBy('attempt_event.id')
    .execute();
}

/** The facts that decide whether the exam of a course is closed for a member. */
export function getExamClosing(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('course')
    .leftJoin('attempt', (join) =>
      join
        .onRef('attempt.course_id', '=', 'course.id')
        .on('attempt.account_id', '=', accountId)
        .on('attempt.annulled_at', 'is', null),
    )
    .select(['course.minimum_grade as minimumGrade', 'course.exam_attempt_limit as attemptLimit'])
    .select((eb) => eb.fn.max('attempt.grade').as('bestGrade'))
    .select([
      sql<boolean>`coalesce(bool_or(attempt.passed), false)`.as('hasPassed'),
      sql<boolean>`course.archived_at is not null`.as('isArchived'),
      sql<boolean>`exists (select from enrolment where enrolment.account_id = ${accountId}
        and enrolment.course_id = course.id and retakes_ended_at is not null)`.as('hasEndedRetakes'),
      sql<number>`(count(attempt.id) filter (where attempt.kind = 'exam'))::int`.as('attemptCount'),
      sql<boolean>`coalesce(bool_or(attempt.id is not null and attempt.finished_at is null), false)`.as(
        'hasRunningAttempt',
      ),
    ])
    .where('course.id', '=', courseId)
    .groupBy('course.id')
    .executeTakeFirstOrThrow();
}
