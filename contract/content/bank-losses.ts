import type { BankFormat } from '../calls/question-bank.ts';
import { questionTypes } from '../constants.ts';

/** What decides whether a format can say a question; options are the filled ones, in order. */
export interface SayableQuestion {
  description: string;
  questionTypeId: number;
  options: readonly string[];
  /** 'V', 'F', or letters in order: 'A,C'. */
  correct: string;
  module: string;
}

/** How the two options of a true/false question are called where a format knows only options. */
export const trueFalseWords = ['Verdadero', 'Falso'] as const;

/** Whether these options are what a true/false question turns into. */
export const isTrueFalseWords = (options: readonly string[]): boolean =>
  options.length === 2 && options.every((text, index) => text === trueFalseWords[index]);

/** A line of Aiken that would be read as an option, or as the key. */
const aikenMark = /^(?:[A-Z][.)]|ANSWER:)/i;

function isSayableInAiken({ description, questionTypeId, options, correct }: SayableQuestion): boolean {
  if (description.includes('\n') || aikenMark.test(description)) return false;
  if (questionTypeId === questionTypes.trueFalse) return true;
  return !correct.includes(',') && !options.some((text) => text.includes('\n')) && !isTrueFalseWords(options);
}

/**
 * Whether an export leaves a question in: every format says all of them, but for Aiken, which knows one line a text
 * and one right answer.
 */
export const isSayable = (format: BankFormat, question: SayableQuestion): boolean =>
  format !== 'aiken' || isSayableInAiken(question);

/** What an export in a format would lose, to be said before the download. */
export function bankLosses(
  format: BankFormat,
  questions: readonly SayableQuestion[],
): { leftOut: number; withoutModule: number } {
  const said = questions.filter((question) => isSayable(format, question));
  return {
    leftOut: questions.length - said.length,
    withoutModule: format === 'aiken' ? said.filter(({ module }) => module !== '').length : 0,
  };
}
