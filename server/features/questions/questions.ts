import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { getExamSettings } from '../courses/exam-settings.ts';
import { refuseStale } from '../versions/saving.ts';
import * as queries from './questions.queries.ts';
import {
  type BankedQuestion,
  changedQuestion,
  isSameQuestion,
  type NewQuestion,
  type QuestionChange,
  writtenQuestion,
} from './questions.rules.ts';

/** The questions of a course with their key, for administrators, newest first. Refuses (404) an unknown course. */
export async function listQuestions(context: Context, courseId: number) {
  await getExamSettings(context, courseId);
  return queries.listQuestions(context.db, courseId);
}

/**
 * Adds a question to a course. Refuses (400) one without a key, with a gap among its options, or of a module that the
 * course does not have, (404) an unknown course. `isDouble`: another of the course says the same already.
 */
export function addQuestion(
  context: Context,
  courseId: number,
  given: NewQuestion,
): Promise<{ id: number; isDouble: boolean }> {
  const question = { ...writtenQuestion(given), module: given.module ?? '' };
  return transaction(context, async (inside) => {
    if ((await queries.lockCourse(inside.db, courseId)) === undefined) throw new Refusal('notFound');
    await checkModule(inside, courseId, question.module);
    const isDouble = await queries.hasWording(inside.db, courseId, question.description);
    const [id = 0] = await queries.insertQuestions(inside.db, courseId, [question], inside.clock.now());
    await recordAudit(inside, 'question.add', `question:${id}`, { courseId });
    await contentChanged(inside, 'question');
    return { id, isDouble };
  });
}

/**
 * Adds a version of a question; attempts keep the one that they showed (spec 8.1). An unchanged question adds none, nor
 * does another module, which belongs to the question. Refuses like addQuestion, (404) a deleted one, and (409) a
 * `version` that is not the newest.
 */
export function updateQuestion(
  context: Context,
  id: number,
  change: QuestionChange,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    const held = foundRow(await queries.lockQuestion(db, id));
    const stored = await queries.getQuestion(db, id);
    const next = changedQuestion(stored, change);
    const { module = stored.module } = change;
    const [isSame, isMoved] = [isSameQuestion(stored, next), module !== stored.module];
    if (isSame && !isMoved) return { version: stored.version };
    refuseStale(stored, version);
    await recordAudit(inside, 'question.change', `question:${id}`, changesOf(stored, { ...next, module }));
    if (isMoved) {
      await checkModule(inside, held.courseId, module);
      await queries.setModule(db, id, module);
    }
    if (isSame) return { version: stored.version };
    const added = stored.version + 1;
    await queries.insertVersion(db, { questionId: id, version: added }, next, inside.clock.now());
    return { version: added };
  });
}

async function checkModule(inside: Context, courseId: number, module: string): Promise<void> {
  if (module === '' || (await queries.listModuleTitles(inside.db, courseId)).includes(module)) return;
  const message = `El curso no tiene un módulo «${module}». Elige uno de sus módulos, o ninguno.`;
  throw new Refusal('invalidInput', { errors: [{ field: 'Module', message }] });
}

/** Adds questions to a course in the given order, in the caller's transaction. */
export async function addQuestionsInside(
  { db, clock }: Context,
  courseId: number,
  questions: readonly BankedQuestion[],
): Promise<void> {
  if (questions.length > 0) await queries.insertQuestions(db, courseId, questions, clock.now());
}

/** The questions of a course without their ids, oldest first. Refuses (404) an unknown course. */
export async function questionsToCopy(context: Context, courseId: number): Promise<BankedQuestion[]> {
  const newestFirst = await listQuestions(context, courseId);
  return newestFirst.toReversed().map(({ id: _, version: __, ...question }) => question);
}

/**
 * Moves a question to the Papelera in the caller's name (spec 6.12): later exams do not draw it, attempts that showed
 * it keep it (spec 8.1). Refuses (404) an unknown question, or one of an unknown course.
 */
export async function removeQuestion(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const found = foundRow(await queries.findQuestion(inside.db, id));
    await lockBank(inside, found.courseId); // waits for exams that are drawing it now, so that none loses it
    await moveToTrash(inside, 'question', id, { courseId: found.courseId });
    await contentChanged(inside, 'question');
  });
}

/**
 * Locks the bank of a course for one import, regrade or removal at a time; exams go on. Refuses (404) an unknown
 * course.
 */
export async function lockBank(inside: Context, courseId: number): Promise<void> {
  if ((await queries.lockCourseBank(inside.db, courseId)) === undefined) throw new Refusal('notFound');
}

/** The bank of a course, and the titles of its modules. Refuses (404) an unknown course. */
export async function bankOf(
  context: Context,
  courseId: number,
): Promise<{ questions: BankedQuestion[]; modules: string[] }> {
  const questions = await questionsToCopy(context, courseId);
  return { questions, modules: await queries.listModuleTitles(context.db, courseId) };
}
