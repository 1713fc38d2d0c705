import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { proveIfTaken } from '../courses/certified-changes.ts';
import { getExamSettings } from '../courses/exam-settings.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { refuseStale } from '../versions/saving.ts';
import { writtenExplanation, writtenLawLink } from './explanation.ts';
import { assertBanksApart } from './practice-flag.ts';
import * as queries from './questions.queries.ts';
import {
  type BankedQuestion,
  changedQuestion,
  hasSameNotes,
  isSameQuestion,
  type NewQuestion,
  type NotesGiven,
  noNotes,
  type QuestionChange,
  type QuestionNotes,
  writtenQuestion,
} from './questions.rules.ts';

/** A question with its key. `version` is told back with a change. */
type QuestionWithKey = Awaited<ReturnType<typeof queries.getQuestion>>;

/** The questions of a course with their key, for administrators, newest first. Refuses (404) an unknown course. */
export async function listQuestions(context: Context, courseId: number) {
  await getExamSettings(context, courseId);
  return queries.listQuestions(context.db, courseId);
}

/**
 * Adds a question to a course. Refuses (400) one without a key, with a gap among its options, or of a module that the
 * course does not have, (404) an unknown course. `isDouble`: another of the course says the same already. Asks for the
 * owner's proof like proveIfTaken.
 */
export async function addQuestion(
  context: Context,
  courseId: number,
  given: NewQuestion,
): Promise<{ id: number; isDouble: boolean; question: BankedQuestion }> {
  const question = { ...writtenQuestion(given), ...noNotes, ...(await writtenNotes(given)) };
  await proveIfTaken(context, courseId);
  return transaction(context, async (inside) => {
    if ((await queries.lockCourse(inside.db, courseId)) === undefined) throw new Refusal('notFound');
    await checkModule(inside, courseId, question.module);
    await assertBanksApart(inside, { id: null, courseId, stored: null, next: question });
    const said = await queries.findWording(inside.db, courseId, question.description);
    const isDouble = said.inExams || said.inPractice;
    const [id = 0] = await queries.insertQuestions(inside.db, courseId, [question], inside.clock.now());
    await recordAudit(inside, 'question.add', `question:${id}`, { courseId });
    await contentChanged(inside, 'question');
    return { id, isDouble, question };
  });
}

/** The notes that were given, for storage. */
async function writtenNotes({
  module,
  isHard,
  explanation,
  lawLink,
  isPractice,
}: NotesGiven): Promise<Partial<QuestionNotes>> {
  return definedIn({
    module,
    isHard,
    explanation: explanation === undefined ? undefined : await writtenExplanation(explanation),
    lawLink: lawLink === undefined ? undefined : writtenLawLink(lawLink),
    isPractice,
  });
}

/**
 * Adds a version of a question; attempts keep the one that they showed (spec 8.1). An unchanged question adds none, nor
 * do other notes, which belong to the question. Refuses like addQuestion, (404) a deleted one, and (409) a
 * `version` that is not the newest, and what assertBanksApart refuses. Asks for the owner's proof like proveIfTaken.
 */
export async function updateQuestion(
  context: Context,
  id: number,
  change: QuestionChange,
  version?: number,
): Promise<QuestionWithKey> {
  const { courseId, isPractice } = foundRow(await queries.findQuestion(context.db, id));
  await proveIfTaken(context, courseId);
  const written = await writtenNotes(change); // before the transaction, because sanitising takes time
  return transaction(context, async (inside) => {
    const { db } = inside;
    // exams that are drawing it come first, so that none shows what one could practise with
    if ((written.isPractice ?? isPractice) !== isPractice) await lockBank(inside, courseId);
    const held = foundRow(await queries.lockQuestion(db, id));
    const stored = await queries.getQuestion(db, id);
    const next = changedQuestion(stored, change);
    const notes = { ...stored, ...written };
    const [isSame, areSame] = [isSameQuestion(stored, next), hasSameNotes(stored, notes)];
    if (isSame && areSame) return stored;
    refuseStale(stored, version);
    const saved = { description: next.description, isPractice: notes.isPractice };
    await assertBanksApart(inside, { id, courseId: held.courseId, stored, next: saved });
    await recordAudit(inside, 'question.change', `question:${id}`, changesOf(stored, { ...notes, ...next }));
    if (!areSame) {
      if (notes.module !== stored.module) await checkModule(inside, held.courseId, notes.module);
      await queries.setNotes(db, id, notes);
    }
    if (!isSame)
      await queries.insertVersion(
        db,
        { questionId: id, version: stored.number + 1 },
        next,
        inside.clock.now(),
      );
    if (notes.isPractice) await contentChanged(inside, 'question');
    return queries.getQuestion(db, id);
  });
}

async function checkModule(inside: Context, courseId: number, module: string): Promise<void> {
  if (module === '' || (await queries.listModuleTitles(inside.db, courseId)).includes(module)) return;
  const message = `El curso no tiene un módulo «${module}». Elige uno de sus módulos, o ninguno.`;
  throw new Refusal('invalidInput', { errors: [{ field: 'Module', message }] });
}

/**
 * Adds questions to a course in the given order, in the caller's transaction. Their explanations are sanitised already.
 * Refuses (409) those to practise with that exams ask (assertBanksApart).
 */
export async function addQuestionsInside(
  { db, clock }: Context,
  courseId: number,
  questions: readonly BankedQuestion[],
): Promise<void> {
  const toPractise = questions.filter(({ isPractice }) => isPractice).map(({ description }) => description);
  if (await queries.asksExam(db, toPractise)) throw new Refusal('practiceTellsExam');
  if (questions.length > 0) await queries.insertQuestions(db, courseId, questions, clock.now());
}

/** The questions of a course without their ids, oldest first. Refuses (404) an unknown course. */
export async function questionsToCopy(context: Context, courseId: number): Promise<BankedQuestion[]> {
  const newestFirst = await listQuestions(context, courseId);
  return newestFirst.toReversed().map(({ id: _, number: __, version: ___, ...question }) => question);
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
