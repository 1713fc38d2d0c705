import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context.ts';
import { contentChanged } from '../content/content-version.ts';
import { getExamSettings } from './exam-settings.ts';
import * as queries from './questions.queries.ts';
import { type QuestionGiven, type QuestionWritten, writtenQuestion } from './questions.rules.ts';

/** The questions of a course with their key, for administrators, newest first. Refuses (404) an unknown course. */
export async function listQuestions(context: Context, courseId: number) {
  await getExamSettings(context, courseId);
  return queries.listQuestions(context.db, courseId);
}

/** Adds a question to a course. Refuses (400) one without a key or with a hole among its options, (404) no course. */
export function addQuestion(
  context: Context,
  courseId: number,
  given: QuestionGiven,
): Promise<{ id: number }> {
  const question = writtenQuestion(given);
  return transaction(context, async (inside) => {
    if ((await queries.lockCourse(inside.db, courseId)) === undefined) throw new Refusal('notFound');
    const added = await queries.insertQuestion(inside.db, courseId, question, inside.clock.now());
    await contentChanged(inside);
    return added;
  });
}

/** Gives a course questions, the first one first; in the caller's transaction. */
export async function addQuestionsInside(
  { db, clock }: Context,
  courseId: number,
  questions: readonly QuestionWritten[],
): Promise<void> {
  for (const question of questions) await queries.insertQuestion(db, courseId, question, clock.now());
}

/** The questions of a course without their ids, the oldest first. Refuses (404) an unknown course. */
export async function questionsToCopy(context: Context, courseId: number): Promise<QuestionWritten[]> {
  const newestFirst = await listQuestions(context, courseId);
  return newestFirst.toReversed().map(({ id: _, ...question }) => question);
}

/** Takes a question out of later exams; attempts that have seen it keep it (lesson 18). Refuses (404) what is not there. */
export async function removeQuestion(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.trashQuestion(inside.db, id, inside.clock.now())) === undefined)
      throw new Refusal('notFound');
    await contentChanged(inside);
  });
}
