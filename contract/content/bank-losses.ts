import type { BankFormat } from '../calls/question-bank.ts';
import { questionTypes } from '../constants.ts';

/** The parts of a question that decide whether a format can express it; options are the filled ones, in order. */
export interface SayableQuestion {
  description: string;
  questionTypeId: number;
  options: readonly string[];
  /** 'V', 'F', or letters in order: 'A,C'. */
  correct: string;
  module: string;
}

/** The option texts that stand for true and false in formats without true/false questions. */
export const trueFalseWords = ['Verdadero', 'Falso'] as const;

/** True when these options are those of a true/false question. */
export const isTrueFalseWords = (options: readonly string[]): boolean =>
  options.length === 2 && options.every((text, index) => text === trueFalseWords[index]);

/** A line that Aiken would take for an option, or for the key. */
const aikenMark = /^(?:[A-Z][.)]|ANSWER:)/i;

function isSayableInAiken({ description, questionTypeId, options, correct }: SayableQuestion): boolean {
  if (description.includes('\n') || aikenMark.test(description)) return false;
  if (questionTypeId === questionTypes.trueFalse) return true;
  return !correct.includes(',') && !options.some((text) => text.includes('\n')) && !isTrueFalseWords(options);
}

/**
 * True when the format can express the question. Only Aiken cannot express all: it has one line a text and one right
 * answer.
 */
export const isSayable = (format: BankFormat, question: SayableQuestion): boolean =>
  format !== 'aiken' || isSayableInAiken(question);

/** The losses of an export in a format, shown before the download. */
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
