import { questionTypes } from '../../../contract/constants.ts';

/**
 * Answers and keys are normalised, so that a right answer is equal text (spec 8.2). Multiple choice: the letters in
 * order, 'A,C'. True or false: 'V' or 'F'. Cleared: ''.
 */
const letters = 'ABCD';
const letterSet = /^[A-D](?:[\s,;]*[A-D])*$/;
const trueFalse: Record<string, string> = { '': '', V: 'V', F: 'F', A: 'V', B: 'F' };

export const trueFalseOptions = ['Verdadero', 'Falso'] as const;

export type QuestionType = (typeof questionTypes)[keyof typeof questionTypes];

/**
 * Normalises an answer; null if it is not an option of the question. 'C,a' and 'A,C' are the same; in a true/false
 * question the shown letters A and B mean V and F.
 */
export function normaliseAnswer(type: QuestionType, optionCount: number, answer: string): string | null {
  const given = answer.trim().toUpperCase();
  if (type === questionTypes.trueFalse) return trueFalse[given] ?? null;
  if (given === '') return '';
  if (!letterSet.test(given)) return null;
  const ticked = [...letters].filter((letter) => given.includes(letter));
  return ticked.every((letter) => letters.indexOf(letter) < optionCount) ? ticked.join(',') : null;
}

/** An answer normalised for either type, for a statement that learns the type only in the database. */
export interface AnswerForms {
  trueFalse: string | null;
  multiple: string | null;
  /** The number of options that a multiple-choice question needs for `multiple` to be valid. */
  optionsNeeded: number;
}

export function answerForms(answer: string): AnswerForms {
  const multiple = normaliseAnswer(questionTypes.multipleChoice, letters.length, answer);
  return {
    trueFalse: normaliseAnswer(questionTypes.trueFalse, 0, answer),
    multiple,
    optionsNeeded: letters.indexOf(multiple?.at(-1) ?? '') + 1,
  };
}
