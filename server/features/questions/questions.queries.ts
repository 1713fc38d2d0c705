import { inColumns, selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { QuestionType } from '../exams/answer-letters.rules.ts';
import { type BankedQuestion, type QuestionWritten, questionColumns } from './questions.rules.ts';

const newestVersions = (db: Database) =>
  db
    .selectFrom('question')
    .innerJoin('question_version', 'question_version.question_id', 'question.id')
    .distinctOn('question.id')
    .select(selected('question_version', questionColumns))
    .select(['question.id', 'question.module_title as module', 'question_version.version'])
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

/** True if a living question of the course says the same, apart from case and white space. */
export async function hasWording(db: Database, courseId: number, description: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from question
      cross join lateral (
        select description from question_version where question_id = question.id order by version desc limit 1
      ) newest
      where course_id = ${courseId} and deleted_at is null
        and ${plain(sql`newest.description`)} = ${plain(sql`${description}::text`)}
    ) as has`.execute(db);
  return rows[0]?.has === true;
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
    .select(['question.id', 'question.course_id as courseId'])
    .where('question.id', '=', id)
    .where('question.deleted_at', 'is', null)
    .where('course.deleted_at', 'is', null);

/** A question; undefined if it or its course does not exist or was deleted. */
export const findQuestion = (db: Database, id: number) => livingQuestion(db, id).executeTakeFirst();

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
  const modules = questions.map(({ module }) => module);
  const { rows } = await sql<{ id: number }>`
    insert into question (course_id, created_at, module_title)
    select ${courseId}::int, ${now}::timestamptz, given.title
    from unnest(${modules}::text[]) with ordinality given (title, place) order by given.place
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

export async function setModule(db: Database, id: number, module: string): Promise<void> {
  await db.updateTable('question').set({ module_title: module }).where('id', '=', id).execute();
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
