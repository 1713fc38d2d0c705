import type { BankFormat } from '../calls/question-bank.ts';
import { questionTypes } from '../constants.ts';

/** The parts of a question that decide whether a format can express it; options are the filled ones, in order. */
export interface ExpressibleQuestion {
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

function isExpressibleInAiken({
  description,
  questionTypeId,
  options,
  correct,
}: ExpressibleQuestion): boolean {
  if (description.includes('\n') || aikenMark.test(description)) return false;
  if (questionTypeId === questionTypes.trueFalse) return true;
  return !correct.includes(',') && !options.some((text) => text.includes('\n')) && !isTrueFalseWords(options);
}

/** True when the format can express the question. Only Aiken has limits: one line a text and one right answer. */
export const isExpressible = (format: BankFormat, question: ExpressibleQuestion): boolean =>
  format !== 'aiken' || isExpressibleInAiken(question);

/** The losses of an export to a format, shown before the download. */
export function bankLosses(
  format: BankFormat,
  questions: readonly ExpressibleQuestion[],
): { leftOut: number; withoutModule: number } {
  const said = questions.filter((question) => isExpressible(format, question));
  return {
    leftOut: questions.length - said.length,
    withoutModule: format === 'aiken' ? said.filter(({ module }) => module !== '').length : 0,
  };
}
