import {
  askedAtMost,
  type QuestionFault,
  type questionReportStates,
} from '../../../contract/question-reports/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { accountsInTrash, seenFirstName, seenLastName } from '../../platform/database/deleted-people.ts';
import { canSignIn } from '../../platform/database/missing-steps.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

export interface NewReport {
  questionId: number;
  accountId: number;
  attemptId: number;
  fault: QuestionFault;
  text: string;
}

/** Stores a report, unless this person has reported the question before; true if the stored one says the same. */
export async function insertReport(db: Database, given: NewReport, now: Date): Promise<boolean> {
  const { questionId, accountId, attemptId, fault, text } = given;
  await db
    .insertInto('question_report')
    .values({
      question_id: questionId,
      account_id: accountId,
      attempt_id: attemptId,
      fault,
      text,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['question_id', 'account_id']).doNothing())
    .execute();
  const stored = await db
    .selectFrom('question_report')
    .select(['fault', 'text'])
    .where('question_id', '=', questionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return stored?.fault === fault && stored.text === text;
}

export interface ReportsWanted {
  search?: string | undefined;
  state: (typeof questionReportStates)[number];
}

const newest = sql`lateral (select * from question_version
  where question_id = question.id order by version desc limit 1) newest`;

/** Questions with reports of people who are not in the Papelera: those that wait, or those of which none waits. */
function wanted({ search = '', state }: ReportsWanted) {
  const seen = sql`question_report.account_id not in ${accountsInTrash}`;
  const waits = sql`exists (select from question_report
    where question_id = question.id and answered_at is null and ${seen})`;
  const conditions = [
    sql`course.deleted_at is null`,
    state === 'open'
      ? waits
      : sql`exists (select from question_report where question_id = question.id and ${seen}) and not ${waits}`,
    ...(search === '' ? [] : [partsMatch(sql`fold(newest.description || ' ' || course.title)`, search)]),
  ];
  return sql`question join course on course.id = question.course_id cross join ${newest}
    where ${sql.join(conditions, sql` and `)}`;
}

export interface StoredReportedQuestion {
  id: number;
  courseId: number;
  courseName: string;
  isDeleted: boolean;
  lawLink: string;
  description: string;
  type: number;
  options: string[];
  correct: string;
  asked: number;
  failed: number;
  mostChosen: string | null;
  mostChosenCount: number | null;
}

/**
 * A page of reported questions, last reported first, each with how the latest exams that asked it as it is now were
 * answered.
 */
export async function listReported(
  db: Database,
  of: ReportsWanted,
  window: { limit: number; offset: number },
): Promise<StoredReportedQuestion[]> {
  const { rows } = await sql<StoredReportedQuestion>`
    with page as (
      select question.id, (select max(id) from question_report where question_id = question.id) as last
      from ${wanted(of)} order by last desc limit ${window.limit} offset ${window.offset})
    select question.id, course.id as "courseId", course.title as "courseName",
      question.deleted_at is not null as "isDeleted", question.law_link as "lawLink",
      newest.description, newest.type, newest.options, newest.correct,
      figures.asked, figures.failed, chosen.answer as "mostChosen", chosen.count as "mostChosenCount"
    from page
    join question on question.id = page.id
    join course on course.id = question.course_id
    cross join ${newest}
    cross join lateral (
      select coalesce(array_agg(given.answer), '{}') as answers, count(*)::int as asked,
        (count(*) filter (where given.answer is distinct from newest.correct))::int as failed
      from (
        select attempt_question.attempt_id from attempt_question
        join question_version version on version.id = attempt_question.question_version_id
          and version.type = newest.type and version.options = newest.options
        join attempt on attempt.id = attempt_question.attempt_id
          and attempt.finished_at is not null and attempt.annulled_at is null
        where attempt_question.question_id = question.id
        order by attempt_question.attempt_id desc limit ${askedAtMost}) latest
      left join attempt_answer given on given.attempt_id = latest.attempt_id and given.question_id = question.id
    ) figures
    left join lateral (
      select answer, count(*)::int as count from unnest(figures.answers) answer
      where answer <> '' and answer <> newest.correct group by answer order by count(*) desc, answer limit 1
    ) chosen on true
    order by page.last desc`.execute(db);
  return rows;
}

export async function countReported(db: Database, of: ReportsWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${wanted(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The reports of these questions, newest first, with their answers. */
export function listReports(db: Database, questionIds: readonly number[]) {
  return db
    .selectFrom('question_report')
    .innerJoin('account', 'account.id', 'question_report.account_id')
    .leftJoin('account as answerer', 'answerer.id', 'question_report.answered_by')
    .select([
      'question_report.id',
      'question_id as questionId',
      'question_report.text',
      'attempt_id as attemptId',
    ])
    .select(sql<QuestionFault>`question_report.fault`.as('fault'))
    .select(['question_report.created_at as createdAt', 'question_report.account_id as accountId'])
    .select([seenFirstName.as('firstName'), seenLastName.as('lastName')])
    .select(['answer', 'answered_at as answeredAt'])
    .select(['answerer.first_name as answererFirstName', 'answerer.last_name as answererLastName'])
    .where('question_id', 'in', questionIds.length === 0 ? [0] : [...questionIds])
    .where(sql<boolean>`question_report.account_id not in ${accountsInTrash}`)
    .orderBy('question_report.id', 'desc')
    .execute();
}

/** Locks a question against another answer until the transaction ends; exams go on asking it. */
export function lockQuestion(db: Database, id: number) {
  return db
    .selectFrom('question')
    .innerJoin('course', 'course.id', 'question.course_id')
    .select(['question.course_id as courseId', 'course.title as courseTitle'])
    .where('question.id', '=', id)
    .forNoKeyUpdate('question')
    .executeTakeFirst();
}

/** Those who wait for an answer about a question; whoever is in the Papelera waits too, though nobody sees them there. */
export function listWaiting(db: Database, questionId: number) {
  return db
    .selectFrom('question_report')
    .innerJoin('account', 'account.id', 'question_report.account_id')
    .select([
      'question_report.id',
      'account.id as accountId',
      'account.first_name as firstName',
      'account.email',
    ])
    .select([canSignIn.as('canBeTold'), sql<boolean>`account.id in ${accountsInTrash}`.as('isInTrash')])
    .where('question_id', '=', questionId)
    .where('answered_at', 'is', null)
    .orderBy('question_report.id')
    .execute();
}

/** How many got this answer about a question together with the report `seen`. */
export async function countAnswered(
  db: Database,
  questionId: number,
  { seen, text }: { seen: number; text: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from question_report answered
    join question_report last on last.id = ${seen} and last.answered_at = answered.answered_at
    where answered.question_id = ${questionId} and last.question_id = ${questionId}
      and answered.answer = ${text}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function setAnswers(
  db: Database,
  ids: readonly number[],
  { text, by, now }: { text: string; by: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('question_report')
    .set({ answer: text, answered_at: now, answered_by: by })
    .where('id', 'in', [...ids])
    .execute();
}
