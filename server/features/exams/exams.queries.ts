import { type Database, sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { PausedTimes } from './exams.rules.ts';

export interface OpenAttempt extends PausedTimes {
  id: number;
  accountId: number;
  courseId: number;
  questionCount: number;
}

export const attemptColumns = [
  'id',
  'account_id as accountId',
  'course_id as courseId',
  'started_at as startedAt',
  'closes_at as closesAt',
  'paused_seconds as pausedSeconds',
  'question_count as questionCount',
] as const;

const openAttempts = (db: Database) =>
  db.selectFrom('attempt').select(attemptColumns).where('finished_at', 'is', null);

/** A member's open attempts, of every course. */
export const listOpenAttempts = prepared((db, accountId: number) =>
  openAttempts(db).where('account_id', '=', accountId),
);

export function findOpenAttempt(
  db: Database,
  accountId: number,
  courseId: number,
): Promise<OpenAttempt | undefined> {
  return openAttempts(db)
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
}

/** Notes that the page of an open attempt asked for its time, at most once in five seconds. */
export async function markContact(db: Database, id: number, now: Date): Promise<void> {
  await sql`update attempt set heard_at = ${now} where id = ${id} and finished_at is null
    and (heard_at is null or heard_at < ${now}::timestamptz - interval '5 seconds')`.execute(db);
}

/** The member has seen the result of a finished attempt: it takes no late clicks any more (spec 8.9). */
export async function markResultSeen(db: Database, id: number, now: Date): Promise<void> {
  await sql`update attempt set result_seen_at = ${now}
    where id = ${id} and finished_at is not null and result_seen_at is null`.execute(db);
}

/** The first time counts; a page that is read again writes nothing. */
export async function markKeySeen(
  db: Database,
  accountId: number,
  courseId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('enrolment')
    .set({ key_seen_at: now })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('key_seen_at', 'is', null)
    .execute();
}

/** Locks the open attempt of a course, or the given attempt if it is open, against answers and a second ending. */
export function lockOpenAttempt(
  db: Database,
  of: { accountId: number; courseId: number; attemptId?: number | undefined },
): Promise<OpenAttempt | undefined> {
  const mine = openAttempts(db).where('account_id', '=', of.accountId).where('course_id', '=', of.courseId);
  return (of.attemptId === undefined ? mine : mine.where('id', '=', of.attemptId))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks an open attempt that closed at `closedBy` or before. If another transaction is closing it already, `busy`
 * chooses to wait or to skip it.
 */
export function lockOverdueAttempt(
  db: Database,
  id: number,
  closedBy: Date,
  busy: 'wait' | 'skip',
): Promise<OpenAttempt | undefined> {
  const overdue = openAttempts(db).where('id', '=', id).where('closes_at', '<=', closedBy).forUpdate();
  return (busy === 'wait' ? overdue : overdue.skipLocked()).executeTakeFirst();
}

/**
 * Locks the open attempts that were asked a question and closed at `closedBy` or before, by id, like everywhere that
 * takes several.
 */
export function lockOverdueWithQuestion(
  db: Database,
  of: { courseId: number; questionId: number },
  closedBy: Date,
): Promise<OpenAttempt[]> {
  return openAttempts(db)
    .where('course_id', '=', of.courseId)
    .where('closes_at', '<=', closedBy)
    .where('id', 'in', (eb) =>
      eb.selectFrom('attempt_question').select('attempt_id').where('question_id', '=', of.questionId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Ids of open attempts that closed at `closedBy` or before, except `seen`, the longest closed first. That is the order
 * of the index on open attempts, so no other row is read.
 */
export async function listOverdueAttempts(
  db: Database,
  closedBy: Date,
  of: { seen: number[]; limit: number },
): Promise<number[]> {
  const overdue = db
    .selectFrom('attempt')
    .select('id')
    .where('finished_at', 'is', null)
    .where('closes_at', '<=', closedBy)
    .where(sql<boolean>`id <> all(${of.seen}::int[])`)
    .orderBy('closes_at')
    .limit(of.limit);
  return (await overdue.execute()).map((row) => row.id);
}

/** The same for one member or one course. */
export async function listOverdueAttemptsOf(
  db: Database,
  of: { accountId: number } | { courseId: number },
  closedBy: Date,
  limit: number,
): Promise<number[]> {
  const overdue = db
    .selectFrom('attempt')
    .select('id')
    .where('finished_at', 'is', null)
    .where('closes_at', '<=', closedBy);
  const wanted =
    'accountId' in of
      ? overdue.where('account_id', '=', of.accountId)
      : overdue.where('course_id', '=', of.courseId);
  return (await wanted.orderBy('closes_at').limit(limit).execute()).map((row) => row.id);
}

/** The number of right answers of an attempt, by the key of the question versions that it showed. */
export function countAnswers(db: Database, attemptId: number) {
  return db
    .selectFrom('attempt_answer')
    .innerJoin('attempt_question', (join) =>
      join
        .onRef('attempt_question.attempt_id', '=', 'attempt_answer.attempt_id')
        .onRef('attempt_question.question_id', '=', 'attempt_answer.question_id'),
    )
    .innerJoin('question_version', 'question_version.id', 'attempt_question.question_version_id')
    .select(
      sql<number>`count(*) filter (where attempt_answer.answer = question_version.correct)::int`.as(
        'correct',
      ),
    )
    .where('attempt_answer.attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
}

export function finishAttempt(
  db: Database,
  id: number,
  given: { finishedAt: Date; endedBy: string; correctCount: number; grade: number; resultSeenAt?: Date },
) {
  return db
    .updateTable('attempt')
    .set({
      finished_at: given.finishedAt,
      ended_by: given.endedBy,
      correct_count: given.correctCount,
      grade: given.grade,
      result_seen_at: given.resultSeenAt ?? null,
    })
    .where('id', '=', id)
    .execute();
}

const answered = sql<number>`(select count(*)::int from attempt_answer
  where attempt_answer.attempt_id = attempt.id and attempt_answer.answer <> '')`;

/** The attempt of a course that ended last, or the given attempt if it has ended. */
export function findFinishedAttempt(
  db: Database,
  of: { accountId: number; courseId: number; attemptId?: number | undefined },
) {
  const finished = db
    .selectFrom('attempt')
    .select([
      ...attemptColumns,
      'minimum_grade as minimumGrade',
      'passed as isPassed',
      'ended_by as endedBy',
      'annulled_at as annulledAt',
      answered.as('answeredCount'),
    ])
    .select((eb) => [
      eb('result_seen_at', 'is not', null).$castTo<boolean>().as('isResultSeen'),
      eb.ref('finished_at').$notNull().as('finishedAt'),
      eb.ref('correct_count').$notNull().as('correctCount'),
      eb.ref('grade').$notNull().as('grade'),
    ])
    .where('account_id', '=', of.accountId)
    .where('course_id', '=', of.courseId)
    .where('finished_at', 'is not', null);
  const wanted = of.attemptId === undefined ? finished : finished.where('id', '=', of.attemptId);
  return wanted.orderBy('finished_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/**
 * The modules named by an attempt's questions that were not answered right, in the course's order, with their place
 * from 1; of those that at least `fewestAsked` of its questions name. Titles that the course no longer has are left out.
 */
export function listReadAgain(db: Database, attemptId: number, courseId: number, fewestAsked: number) {
  return db
    .selectFrom('course_module')
    .select(['course_module.title', (eb) => eb.fn.min('course_module.position').as('place')])
    .where('course_module.course_id', '=', courseId)
    .where('course_module.title', 'in', (eb) =>
      eb
        .selectFrom('attempt_question as asked')
        .innerJoin('question', 'question.id', 'asked.question_id')
        .innerJoin('question_version as version', 'version.id', 'asked.question_version_id')
        .leftJoin('attempt_answer as given', (join) =>
          join
            .onRef('given.attempt_id', '=', 'asked.attempt_id')
            .onRef('given.question_id', '=', 'asked.question_id'),
        )
        .select('question.module_title')
        .where('asked.attempt_id', '=', attemptId)
        .where('question.module_title', '<>', '')
        .groupBy('question.module_title')
        .having(({ fn }) => fn.countAll(), '>=', fewestAsked)
        .having(sql<boolean>`bool_or(given.answer is distinct from version.correct)`),
    )
    .groupBy('course_module.title')
    .orderBy('place')
    .execute();
}

/** Returns if an attempt of the course was passed; undefined if the course does not exist. */
export async function findHasPassed(
  db: Database,
  accountId: number,
  courseId: number,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('course')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempt')
          .select('attempt.id')
          .where('attempt.account_id', '=', accountId)
          .whereRef('attempt.course_id', '=', 'course.id')
          .where('attempt.passed', '=', true),
      )
        .$castTo<boolean>()
        .as('hasPassed'),
    )
    .where('course.id', '=', courseId)
    .where('course.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.hasPassed;
}
