import type { Problem } from '../../../contract/pension/answer.ts';
import type { CalculatorField } from '../../../contract/pension/fields.ts';

/** The place after the last question, where the answer is. */
export const endOf = (questions: readonly CalculatorField[]): number => questions.length;

const waits = (question: CalculatorField, waiting: readonly Problem[]) =>
  waiting.some(({ field }) => field === question.name);

/** The first question that waits for a value, or whose value cannot be used; with none the end. */
export function startOf(questions: readonly CalculatorField[], waiting: readonly Problem[]): number {
  const first = questions.findIndex((question) => waits(question, waiting));
  return first === -1 ? endOf(questions) : first;
}

/**
 * The question after one that was answered: who went back to change it returns to where they were, and nobody reaches
 * the end while a question waits.
 */
export function nextOf(
  questions: readonly CalculatorField[],
  waiting: readonly Problem[],
  { place, reached }: { place: number; reached: number },
): number {
  const next = Math.max(place + 1, reached);
  return next < endOf(questions) ? next : startOf(questions, waiting);
}
