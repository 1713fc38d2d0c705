import { inColumns, selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { QuestionType } from '../exams/answer-letters.rules.ts';
import {
  type BankedQuestion,
  noteColumns,
  type QuestionNotes,
  type QuestionWritten,
  questionColumns,
} from './questions.rules.ts';

const newestVersions = (db: Database) =>
  db
    .selectFrom('question')
    .innerJoin('question_version', 'question_version.question_id', 'question.id')
    .distinctOn('question.id')
    .select(selected('question_version', questionColumns))
    .select(selected('question', noteColumns))
    .select(['question.id', 'question_version.version as number'])
    // told back with a change: it grows with each version, and with each change of the notes
    .select(sql<number>`question_version.version + question.change_count`.as('version'))
    .$narrowType<{ type: QuestionType }>() // the column's own check
    .orderBy('question.id', 'desc')
    .orderBy('question_version.version', 'desc');

/** The newest version of every question of a course, with key, newest question first. */
export function listQuestions(db: Database, courseId: number) {
  return newestVersions(db)
    .where('question.course_id', '=', courseId)
    .where('question.deleted_at', 'is', null)
    .execute();
}

const plain = (text: ReturnType<typeof sql>) => sql`lower(regexp_replace(trim(${text}), '\\s+', ' ', 'g'))`;

/**
 * Living questions of the course other than `id` that say the same, apart from case and white space: if there are some
 * in exams, and some in practice.
 */
export async function findWording(
  db: Database,
  courseId: number,
  description: string,
  id = 0,
): Promise<{ inExams: boolean; inPractice: boolean }> {
  const { rows } = await sql<{ inExams: boolean; inPractice: boolean }>`
    select coalesce(bool_or(not is_practice), false) as "inExams", coalesce(bool_or(is_practice), false) as "inPractice"
      from question
      cross join lateral (
        select description from question_version where question_id = question.id order by version desc limit 1
      ) newest
      where course_id = ${courseId} and deleted_at is null and question.id <> ${id}
        and ${plain(sql`newest.description`)} = ${plain(sql`${description}::text`)}`.execute(db);
  return rows[0] ?? { inExams: false, inPractice: false };
}

/**
 * True if a question of exams other than `id` says or said one of these, in any course, be it deleted: an attempt may show
 * it.
 */
export async function asksExam(db: Database, descriptions: readonly string[], id = 0): Promise<boolean> {
  if (descriptions.length === 0) return false;
  const { rows } = await sql<{ asks: boolean }>`
    select exists (
      select from question_version version join question on question.id = version.question_id
      where public.fold(version.description) = any (array(
          select public.fold(asked) from unnest(${descriptions}::text[]) given (asked)))
        and not question.is_practice and question.id <> ${id}
    ) as asks`.execute(db);
  return rows[0]?.asks === true;
}

export function getQuestion(db: Database, id: number) {
  return newestVersions(db).where('question.id', '=', id).executeTakeFirstOrThrow();
}

const livingCourse = (db: Database, id: number) =>
  db.selectFrom('course').select('id').where('id', '=', id).where('deleted_at', 'is', null);

export const findCourse = (db: Database, id: number) => livingCourse(db, id).executeTakeFirst();

/** Locks a course against deletion; undefined if it does not exist. */
export const lockCourse = (db: Database, id: number) => livingCourse(db, id).forKeyShare().executeTakeFirst();

/** Like lockCourse, and also locks out other imports, regrades and removals of that course; exams go on. */
export const lockCourseBank = (db: Database, id: number) =>
  livingCourse(db, id).forNoKeyUpdate().executeTakeFirst();

const livingQuestion = (db: Database, id: number) =>
  db
    .selectFrom('question')
    .innerJoin('course', 'course.id', 'question.course_id')
    .select(['question.id', 'question.course_id as courseId', 'question.is_practice as isPractice'])
    .where('question.id', '=', id)
    .where('question.deleted_at', 'is', null)
    .where('course.deleted_at', 'is', null);

/** A question; undefined if it or its course does not exist or was deleted. */
export const findQuestion = (db: Database, id: number) => livingQuestion(db, id).executeTakeFirst();

/** The courses of questions. */
export async function listCoursesOf(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('question')
    .select('course_id as courseId')
    .distinct()
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ courseId }) => courseId);
}

/** Like findQuestion, locked against other edits and regrades. */
export const lockQuestion = (db: Database, id: number) =>
  livingQuestion(db, id).forUpdate('question').executeTakeFirst();

/** The titles of a course's modules, in order; modules without a title are left out. */
export async function listModuleTitles(db: Database, courseId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('course_module')
    .select('title')
    .where('course_id', '=', courseId)
    .where('title', '<>', '')
    .orderBy('position')
    .execute();
  return rows.map(({ title }) => title);
}

const versionColumns = sql.join(
  [...Object.values(questionColumns), 'question_id', 'version', 'created_at'].map((column) =>
    sql.ref(column),
  ),
);

/** Adds questions to a course in the given order, in two statements for any number; returns their ids. */
export async function insertQuestions(
  db: Database,
  courseId: number,
  questions: readonly BankedQuestion[],
  now: Date,
): Promise<number[]> {
  const notes = JSON.stringify(questions.map((question) => inColumns(noteColumns, question)));
  const { rows } = await sql<{ id: number }>`
    insert into question (course_id, created_at, module_title, is_hard, explanation_html, law_link, is_practice)
    select ${courseId}::int, ${now}::timestamptz, note ->> 'module_title', (note ->> 'is_hard')::boolean,
      note ->> 'explanation_html', note ->> 'law_link', (note ->> 'is_practice')::boolean
    from jsonb_array_elements(${notes}::jsonb) with ordinality given (note, place) order by given.place
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const versions = questions.map((question, index) => ({
    ...inColumns(questionColumns, question),
    question_id: ids[index],
    version: 1,
    created_at: now,
  }));
  await sql`insert into question_version (${versionColumns})
    select ${versionColumns} from jsonb_populate_recordset(null::question_version, ${JSON.stringify(versions)}::jsonb)`.execute(
    db,
  );
  return ids;
}

/** Adds a version: attempts keep the one that they showed (spec 8.1). */
export async function insertVersion(
  db: Database,
  of: { questionId: number; version: number },
  question: QuestionWritten,
  now: Date,
): Promise<void> {
  const row = { ...inColumns(questionColumns, question), created_at: now };
  await db
    .insertInto('question_version')
    .values({ ...row, question_id: of.questionId, version: of.version })
    .execute();
}

/** Stores the notes of a question, and counts the change. */
export async function setNotes(db: Database, id: number, notes: QuestionNotes): Promise<void> {
  await db
    .updateTable('question')
    .set((eb) => ({ ...inColumns(noteColumns, notes), change_count: eb('change_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** True when an exam has shown the question, even a running one. */
export async function wasShown(db: Database, id: number): Promise<boolean> {
  const shown = await db
    .selectFrom('attempt_question')
    .select('question_id')
    .where('question_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

export async function moveQuestion(
  db: Database,
  id: number,
  courseId: number,
  module: string,
): Promise<void> {
  await db
    .updateTable('question')
    .set({ course_id: courseId, module_title: module })
    .where('id', '=', id)
    .execute();
}
