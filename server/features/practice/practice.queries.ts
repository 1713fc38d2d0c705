import type { questionTypes } from '../../../contract/constants.ts';
import { type Database, sql } from '../../platform/database/database.ts';

type PracticeType = (typeof questionTypes)[keyof typeof questionTypes];

/** Published courses with questions to practise with, by title. */
export async function listCoursesWithPractice(db: Database) {
  const { rows } = await sql<{ id: number; title: string; count: number }>`
    select course.id, course.title, count(*)::int as count
    from question join course on course.id = question.course_id
    where question.is_practice and question.deleted_at is null
      and course.is_published and course.archived_at is null and course.deleted_at is null
    group by course.id order by public.fold(course.title), course.id`.execute(db);
  return rows;
}

/**
 * The questions of a course to practise with, in an order of their own that stays, each with its module's place; null =
 * none that the course has.
 */
export async function listPracticeOf(db: Database, courseId: number) {
  const { rows } = await sql<{ id: number; module: string; place: number | null }>`
    select question.id, module_title as module,
      (select min(position)::int from course_module
        where course_module.course_id = question.course_id and course_module.title = module_title and title <> '') as place
    from question where course_id = ${courseId} and is_practice and deleted_at is null
    order by md5(question.id::text)`.execute(db);
  return rows;
}

/** The newest version of questions to practise with, by id: the query gives no key of another. */
export async function listPracticeQuestions(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('question')
    .innerJoin('question_version', 'question_version.question_id', 'question.id')
    .distinctOn('question.id')
    .select([
      'question.id',
      'question_version.description',
      'question_version.type',
      'question_version.options',
      'question_version.asks_several as several',
      'question_version.correct',
      'question.explanation_html as explanation',
      'question.law_link as lawLink',
    ])
    .$narrowType<{ type: PracticeType }>() // the column's own check
    .where('question.id', 'in', ids.length === 0 ? [0] : ids)
    .where('question.is_practice', '=', true)
    .where('question.deleted_at', 'is', null)
    .orderBy('question.id')
    .orderBy('question_version.version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many questions of a course one can practise with. */
export async function countPractice(db: Database, courseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('question')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .where('is_practice', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The title of a course that is not in the Papelera. */
export function findTitle(db: Database, courseId: number) {
  return db
    .selectFrom('course')
    .select('title')
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
