import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import * as queries from './questions.queries.ts';
import type { BankedQuestion } from './questions.rules.ts';

/** A question before and after a save; `null` = it is added. */
interface Saved {
  id: number | null;
  courseId: number;
  stored: Pick<BankedQuestion, 'description' | 'isPractice'> | null;
  next: Pick<BankedQuestion, 'description' | 'isPractice'>;
}

/**
 * Keeps the banks of exams and of practice apart, since everybody reads the keys of practice (spec 8.20). Refuses (409)
 * to practise with a question that an exam has shown, or with the words of one that exams ask, in any course; and to
 * ask in exams what one could practise with. The bank is locked when a question changes sides.
 */
export async function assertBanksApart(
  { db }: Context,
  { id, courseId, stored, next }: Saved,
): Promise<void> {
  const isMoved = stored !== null && stored.isPractice !== next.isPractice;
  if (isMoved && !next.isPractice) throw refused('practiceIsKnown');
  if (isMoved && id !== null && (await queries.wasShown(db, id))) throw refused('practiceWasShown');
  if (stored !== null && !isMoved && stored.description === next.description) return;
  if (next.isPractice) {
    if (await queries.asksExam(db, [next.description], id ?? 0)) throw refused('practiceTellsExam');
  } else if ((await queries.findWording(db, courseId, next.description, id ?? 0)).inPractice)
    throw refused('examAsksPractice');
}

const fields = {
  practiceIsKnown: 'Practice',
  practiceWasShown: 'Practice',
  practiceTellsExam: 'QuestionDescription',
  examAsksPractice: 'QuestionDescription',
} as const;

const refused = (code: keyof typeof fields) =>
  new Refusal(code, { errors: [{ field: fields[code], message: sentence(code) }] });
