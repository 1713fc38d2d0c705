import { type Database, sql } from '../../platform/database/database.ts';
import type { AffectedAttempt } from './regrade.rules.ts';

/** The versions of a question that a corrected key is for, with their present state. */
export interface CorrectedVersion {
  id: number;
  correct: string;
}

/** The versions with the type and options of the newest; others asked something else. */
export async function listLikeNewest(db: Database, questionId: number): Promise<CorrectedVersion[]> {
  const { rows } = await sql<CorrectedVersion>`
    select version.id, version.correct from question_version version
    join (select type, options from question_version where question_id = ${questionId}
      order by version desc limit 1) newest
      on newest.type = version.type and newest.options = version.options
    where version.question_id = ${questionId} order by version.id`.execute(db);
  return rows;
}

/**
 * Locks all attempts of a course whose members were ever asked the question, running ones too: none of them ends and
 * none of their certificates changes meanwhile; clicks are still stored. Locked by id, like everywhere that takes
 * several.
 */
export async function lockAskedAttempts(
  db: Database,
  of: { courseId: number; questionId: number },
): Promise<void> {
  await sql`select id from attempt where course_id = ${of.courseId} and account_id in (
      select asked.account_id from attempt asked
      join attempt_question on attempt_question.attempt_id = asked.id
        and attempt_question.question_id = ${of.questionId}
      where asked.course_id = ${of.courseId})
    order by id for no key update`.execute(db);
}

export interface Asked {
  courseId: number;
  questionId: number;
  versionIds: readonly number[];
}

/** Counts the attempts that were asked the question: with these versions, with others, and the running ones. */
export async function countAsked(db: Database, of: Asked) {
  const { rows } = await sql<{ attemptCount: number; otherCount: number; runningCount: number }>`
    select count(*) filter (where attempt.finished_at is not null and shown.is_like)::int as "attemptCount",
      count(*) filter (where attempt.finished_at is not null and not shown.is_like)::int as "otherCount",
      count(*) filter (where attempt.finished_at is null and shown.is_like)::int as "runningCount"
    from attempt
    cross join lateral (
      select attempt_question.question_version_id = any(${of.versionIds}::int[]) as is_like
      from attempt_question
      where attempt_question.attempt_id = attempt.id and attempt_question.question_id = ${of.questionId}) shown
    where attempt.course_id = ${of.courseId} and attempt.annulled_at is null`.execute(db);
  return rows[0] ?? { attemptCount: 0, otherCount: 0, runningCount: 0 };
}

export interface AffectedRow extends AffectedAttempt {
  attemptId: number;
  accountId: number;
  firstName: string;
  lastName: string;
  isDeleted: boolean;
  /** Activated, and not blocked. */
  isActive: boolean;
  /** Null = the account has none. */
  email: string | null;
  finishedAt: Date;
  minimumGrade: number;
}

/**
 * Attempts in which the answer to the question becomes right or wrong, with the number of right answers by the new key.
 */
export async function listAffected(db: Database, of: Asked & { correct: string }): Promise<AffectedRow[]> {
  const { rows } = await sql<AffectedRow>`
    with affected as (
      select attempt.* from attempt
      join attempt_question on attempt_question.attempt_id = attempt.id
        and attempt_question.question_id = ${of.questionId}
        and attempt_question.question_version_id = any(${of.versionIds}::int[])
      join question_version on question_version.id = attempt_question.question_version_id
      join attempt_answer on attempt_answer.attempt_id = attempt.id
        and attempt_answer.question_id = attempt_question.question_id
      where attempt.course_id = ${of.courseId}
        and attempt.finished_at is not null and attempt.annulled_at is null
        and (attempt_answer.answer = question_version.correct) <> (attempt_answer.answer = ${of.correct})
    ), counted as (
      select affected.id, count(*) filter (where attempt_answer.answer =
        case when question_version.id = any(${of.versionIds}::int[]) then ${of.correct}
          else question_version.correct end)::int as correct
      from affected
      join attempt_answer on attempt_answer.attempt_id = affected.id
      join attempt_question on attempt_question.attempt_id = attempt_answer.attempt_id
        and attempt_question.question_id = attempt_answer.question_id
      join question_version on question_version.id = attempt_question.question_version_id
      group by affected.id
    )
    select affected.id as "attemptId", affected.account_id as "accountId",
      account.first_name as "firstName", account.last_name as "lastName",
      account.deleted_at is not null as "isDeleted",
      account.activated_at is not null and account.blocked_at is null as "isActive",
      account.email, affected.finished_at as "finishedAt", affected.minimum_grade as "minimumGrade",
      affected.grade as "gradeBefore", affected.correct_count as "correctBefore",
      counted.correct as "correctAfter", affected.question_count as "questionCount"
    from affected
    join counted on counted.id = affected.id
    join account on account.id = affected.account_id
    order by affected.id`.execute(db);
  return rows;
}

export async function findCourseTitle(db: Database, courseId: number): Promise<string> {
  const { title } = await db
    .selectFrom('course')
    .select('title')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  return title;
}

export interface Correction {
  correct: string;
  reason: string;
  /** The acting administrator. */
  actorId: number | null;
  at: Date;
}

/** Puts a key in force and records the wrong ones. */
export async function correctKey(
  db: Database,
  versions: readonly CorrectedVersion[],
  { correct, reason, actorId, at }: Correction,
): Promise<void> {
  const wrong = versions.filter((version) => version.correct !== correct).map(({ id }) => id);
  await sql`insert into key_correction (question_version_id, correct_before, correct_after, reason, actor_id, at)
    select id, correct, ${correct}, ${reason}, ${actorId}::int, ${at}
    from question_version where id = any(${wrong}::int[]) order by id`.execute(db);
  await sql`update question_version
    set correct = ${correct}, asks_several = asks_several or (type = 12 and position(',' in ${correct}::text) > 0)
    where id = any(${wrong}::int[])`.execute(db);
}

export interface Graded {
  attemptId: number;
  correctCount: number;
  gradeBefore: number;
  gradeAfter: number;
  isKept: boolean;
}

/** Stores the new grades, except unchanged ones, and on every attempt an event with the reason. */
export async function storeGrades(
  db: Database,
  graded: readonly Graded[],
  { reason, actorId, at }: Omit<Correction, 'correct'>,
): Promise<void> {
  const given = JSON.stringify(graded);
  const rows = sql`jsonb_to_recordset(${given}::jsonb) given ("attemptId" int, "correctCount" int,
    "gradeBefore" smallint, "gradeAfter" smallint, "isKept" boolean)`;
  await sql`update attempt set grade = given."gradeAfter", correct_count = given."correctCount"
    from ${rows} where attempt.id = given."attemptId" and not given."isKept"`.execute(db);
  await sql`insert into attempt_event (attempt_id, kind, reason, grade_before, grade_after, actor_id, at)
    select given."attemptId", case when given."isKept" then 'gradeKept' else 'regraded' end, ${reason},
      given."gradeBefore", given."gradeAfter", ${actorId}::int, ${at}
    from ${rows} order by given."attemptId"`.execute(db);
}
