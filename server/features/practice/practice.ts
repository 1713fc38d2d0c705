import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { assertCourseSeen } from '../courses/courses.ts';
import { citedArticles } from '../laws/cited-articles.ts';
import { renderTexts } from '../rendered-texts/rendered-texts.ts';
import * as queries from './practice.queries.ts';
import { modulesOf, roundOf } from './practice.rules.ts';

export const listCoursesWithPractice = ({ db }: Context) => queries.listCoursesWithPractice(db);

/**
 * A round of questions to practise with, of a course or of the module at `place`, with key and reason. No question of
 * exams is among them (spec 8.20), and nothing is stored. Refuses (404) a course that the caller may not see.
 */
export async function readPractice(
  context: Context,
  courseId: number,
  { place = null, round = 1 }: { place?: number | null | undefined; round?: number | undefined },
) {
  const { db } = context;
  await assertCourseSeen(context, courseId);
  const { title } = foundRow(await queries.findTitle(db, courseId));
  const all = await queries.listPracticeOf(db, courseId);
  const asked = roundOf(
    all.filter((question) => place === null || question.place === place),
    round,
  );
  const found = await queries.listPracticeQuestions(
    db,
    asked.chosen.map(({ id }) => id),
  );
  const rows = asked.chosen.flatMap((chosen) => {
    const row = found.get(chosen.id);
    return row === undefined ? [] : [{ ...row, ...chosen }];
  });
  const [reasons, articles] = await Promise.all([
    renderTexts(
      context,
      rows.map(({ explanation }) => explanation),
    ),
    citedArticles(
      context,
      rows.map(({ lawLink }) => lawLink),
    ),
  ]);
  return {
    courseId,
    title,
    modules: modulesOf(all),
    place,
    round: asked.round,
    rounds: asked.rounds,
    questions: rows.map((row, at) => ({
      id: row.id,
      description: row.description,
      type: row.type,
      options: row.options,
      several: row.several,
      correct: row.correct,
      why: reasons[at]?.html ?? '',
      law: articles.get(row.lawLink) ?? null,
      module: row.place === null ? null : { title: row.module, place: row.place },
    })),
  };
}
