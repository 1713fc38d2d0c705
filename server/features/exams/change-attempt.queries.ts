import type { eventKinds } from '../../../contract/attempts/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { lockEnrolment } from './start-exam.queries.ts';

/** The member's account of an attempt; undefined if the attempt does not exist. */
export async function findAccountId(db: Database, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('attempt').select('account_id').where('id', '=', id).executeTakeFirst();
  return row?.account_id;
}

export function lockCourseOf(db: Database, id: number) {
  return db
    .selectFrom('attempt')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .select('course.id')
    .where('attempt.id', '=', id)
    .forKeyShare('course')
    .execute();
}

const hasOtherOpen = sql<boolean>`exists (select from attempt other
  where other.account_id = attempt.account_id and other.course_id = attempt.course_id
    and other.id <> attempt.id and other.finished_at is null)`;
const hasCertificate = sql<boolean>`exists (select from certificate
  where certificate.attempt_id = attempt.id and replaced_at is null and revoked_at is null)`;
const isEnrolmentClosed = sql<boolean>`exists (select from enrolment
  where enrolment.account_id = attempt.account_id and enrolment.course_id = attempt.course_id and closed_at is not null)`;
const courseMinimum = sql<number>`(select minimum_grade from course where course.id = attempt.course_id)`;

/**
 * Locks an attempt against answers, its ending and other changes, and its enrolment against a start; both are locked
 * before they are read.
 */
export async function lockAttempt(db: Database, id: number) {
  const { account_id, course_id } = await db
    .selectFrom('attempt')
    .select(['account_id', 'course_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await lockEnrolment(db, account_id, course_id);
  return db
    .selectFrom('attempt')
    .select(['id', 'account_id as accountId', 'course_id as courseId', 'question_count as questionCount'])
    .select(['started_at as startedAt', 'closes_at as closesAt', 'paused_seconds as pausedSeconds'])
    .select(['finished_at as finishedAt', 'annulled_at as annulledAt', 'grade'])
    .select([sql<boolean>`kind = 'hand'`.as('isByHand'), isEnrolmentClosed.as('isEnrolmentClosed')])
    .select(['correct_count as correctCount', 'passed', courseMinimum.as('courseMinimum')])
    .select([hasOtherOpen.as('hasOtherOpen'), hasCertificate.as('hasCertificate')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export type LockedAttempt = Awaited<ReturnType<typeof lockAttempt>>;

/** The best finished attempts of members who have not passed a course and would by `minimum`, by name. */
export function listWouldPass(db: Database, courseId: number, minimum: number) {
  return db
    .selectFrom('attempt')
    .innerJoin('account', 'account.id', 'attempt.account_id')
    .distinctOn('attempt.account_id')
    .select(['attempt.id as attemptId', 'attempt.minimum_grade as minimumGrade'])
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .select((eb) => eb.ref('attempt.grade').$notNull().as('grade'))
    .where('attempt.course_id', '=', courseId)
    .where('attempt.grade', '>=', minimum)
    .where('attempt.annulled_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .where(sql<boolean>`not exists (select from attempt passed where passed.course_id = attempt.course_id
      and passed.account_id = attempt.account_id and passed.passed)`)
    .orderBy('attempt.account_id')
    .orderBy('attempt.grade', 'desc')
    .orderBy('attempt.id')
    .execute();
}

/** From now on the attempt counts as begun with this minimum. */
export function lowerMinimum(db: Database, id: number, minimum: number) {
  return db.updateTable('attempt').set({ minimum_grade: minimum }).where('id', '=', id).execute();
}

export function moveEnd(db: Database, id: number, closesAt: Date) {
  return db.updateTable('attempt').set({ closes_at: closesAt }).where('id', '=', id).execute();
}

/** Reopens an ended attempt; it is graded again at its end. */
export function reopenAttempt(
  db: Database,
  id: number,
  { closesAt, pausedSeconds }: { closesAt: Date; pausedSeconds: number },
) {
  return db
    .updateTable('attempt')
    .set({ closes_at: closesAt, paused_seconds: pausedSeconds })
    .set({ finished_at: null, ended_by: null, correct_count: null, grade: null, result_seen_at: null })
    .where('id', '=', id)
    .execute();
}

export function annulAttempt(db: Database, id: number, now: Date) {
  return db.updateTable('attempt').set({ annulled_at: now }).where('id', '=', id).execute();
}

/** Lets a member sit an exam again of whom it was closed by their own word. */
export async function openRetakes(db: Database, accountId: number, courseId: number): Promise<void> {
  await db
    .updateTable('enrolment')
    .set({ retakes_ended_at: null })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('retakes_ended_at', 'is not', null)
    .execute();
}

/** Marks late clicks on those questions as accepted; returns those that were not accepted before. */
export async function acceptLateClicks(
  db: Database,
  attemptId: number,
  questionIds: number[],
  now: Date,
): Promise<number[]> {
  const accepted = await db
    .updateTable('attempt_late_click')
    .set({ accepted_at: now })
    .where('attempt_id', '=', attemptId)
    .where('question_id', 'in', questionIds)
    .where('accepted_at', 'is', null)
    .returning('question_id')
    .execute();
  return accepted.map((row) => row.question_id);
}

/** Turns late clicks into answers where no later click is stored. */
export async function storeLateClicks(
  db: Database,
  attemptId: number,
  questionIds: number[],
  now: Date,
): Promise<void> {
  await sql`insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
    select attempt_id, question_id, answer, clicked_at, ${now} from attempt_late_click
    where attempt_id = ${attemptId} and question_id = any(${questionIds}::int[])
    on conflict (attempt_id, question_id) do update
      set answer = excluded.answer, clicked_at = excluded.clicked_at, saved_at = excluded.saved_at
      where attempt_answer.clicked_at <= excluded.clicked_at`.execute(db);
}

export function setGrade(db: Database, id: number, given: { correctCount: number; grade: number }) {
  return db
    .updateTable('attempt')
    .set({ correct_count: given.correctCount, grade: given.grade })
    .where('id', '=', id)
    .execute();
}

export interface NewEvent {
  /** A corrected key reaches many attempts at once: it has an audit of its own. */
  kind: Exclude<(typeof eventKinds)[number], 'regraded' | 'gradeKept'>;
  reason: string;
  minutes?: number;
  gradeBefore?: number | null;
  gradeAfter?: number;
}

export function insertEvent(db: Database, attemptId: number, event: NewEvent, actorId: number, at: Date) {
  return db
    .insertInto('attempt_event')
    .values({
      attempt_id: attemptId,
      kind: event.kind,
      reason: event.reason,
      minutes: event.minutes ?? null,
      grade_before: event.gradeBefore ?? null,
      grade_after: event.gradeAfter ?? null,
      actor_id: actorId,
      at,
    })
    .execute();
}
