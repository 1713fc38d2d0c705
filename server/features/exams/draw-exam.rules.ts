import { questionTypes } from '../../../contract/constants.ts';
import { type ExamDraw, keepsOrder, quotasOf } from '../../../contract/exams/draw.ts';
import {
  drawFairly,
  drawQuestions,
  type Known,
  optionOrder,
  type RandomBelow,
} from './draw-questions.rules.ts';

/** A question to draw, with what decides if its options can change their places. */
interface Candidate extends Known {
  type: number;
  options: string[];
}

/**
 * The questions of an exam of `count`, in the order of the exam, each with the order of its options (spec 8.19). Without a
 * plan every question has the same chance.
 */
export function drawExam<T extends Candidate>(
  bank: readonly T[],
  { count, shares, unseenFirst, shuffled }: ExamDraw & { count: number },
  randomBelow: RandomBelow,
): (T & { optionOrder: string })[] {
  const isPlain = shares.length === 0 && !unseenFirst;
  const drawn = isPlain
    ? drawQuestions(bank, count, randomBelow)
    : drawFairly(bank, { count, quotas: quotasOf(shares, count), unseenFirst }, randomBelow);
  return drawn.map((question) => {
    const moves = shuffled && question.type === questionTypes.multipleChoice && !keepsOrder(question.options);
    return { ...question, optionOrder: moves ? optionOrder(question.options.length, randomBelow) : '' };
  });
}
