import { type Database, sql } from '../../platform/database/database.ts';
import type { BlockQuestion } from './render-practice.rules.ts';

/** Questions in a text's block. */
const inBlock = 2;

/**
 * For each practice that a text names the first questions with one right answer, of published courses alone. Place 0 is
 * the whole course.
 */
export async function listBlockQuestions(
  db: Database,
  asked: readonly { courseId: number; place: number }[],
): Promise<BlockQuestion[]> {
  const { rows } = await sql<BlockQuestion>`
    select question.id, wanted.course_id as "courseId", wanted.place, newest.type, newest.description,
      newest.options, newest.correct, question.explanation_html as why
    from unnest(${asked.map(({ courseId }) => courseId)}::int[], ${asked.map(({ place }) => place)}::int[])
      wanted (course_id, place)
    join course on course.id = wanted.course_id
      and course.is_published and course.archived_at is null and course.deleted_at is null
    cross join lateral (
      select question.* from question
      where question.course_id = wanted.course_id and is_practice and deleted_at is null
        and (wanted.place = 0 or module_title = (
          select title from course_module
          where course_module.course_id = wanted.course_id and position = wanted.place and title <> ''))
        and not (select asks_several from question_version
          where question_id = question.id order by version desc limit 1)
      order by md5(question.id::text) limit ${inBlock}
    ) question
    cross join lateral (
      select * from question_version where question_id = question.id order by version desc limit 1
    ) newest
    order by md5(question.id::text)`.execute(db);
  return rows;
}

/** The places of a course's modules that have questions to practise with. */
export async function listPlacesWithPractice(db: Database, courseId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('question')
    .innerJoin('course_module', (join) =>
      join
        .onRef('course_module.course_id', '=', 'question.course_id')
        .onRef('course_module.title', '=', 'question.module_title'),
    )
    .select('course_module.position')
    .where('question.course_id', '=', courseId)
    .where('question.is_practice', '=', true)
    .where('question.deleted_at', 'is', null)
    .where('question.module_title', '<>', '')
    .execute();
  return new Set(rows.map(({ position }) => position));
}
