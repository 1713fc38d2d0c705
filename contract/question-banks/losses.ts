import { questionTypes } from '../constants.ts';
import type { BankFormat } from './calls.ts';

/** The parts of a question that decide whether a format can express it; options are the filled ones, in order. */
export interface ExpressibleQuestion {
  description: string;
  questionTypeId: number;
  options: readonly string[];
  /** 'V', 'F', or letters in order: 'A,C'. */
  correct: string;
  module: string;
  isHard: boolean;
  explanation: string;
  lawLink: string;
  isPractice: boolean;
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

/** Tables have a column for the article of a law, and one for practice; the others have no place for them. */
const isTable = (format: BankFormat): boolean => format === 'csv' || format === 'xlsx';

/**
 * True when the format can express the question. One to practise with fits tables alone: read back from another format
 * an exam would ask it. Aiken has limits, too: one line a text and one right answer.
 */
export const isExpressible = (format: BankFormat, question: ExpressibleQuestion): boolean =>
  isSayable(format, question) && (format !== 'aiken' || isExpressibleInAiken(question));

const isSayable = (format: BankFormat, { isPractice }: ExpressibleQuestion): boolean =>
  isTable(format) || !isPractice;

/** The losses of an export to a format, shown before the download. */
export function bankLosses(
  format: BankFormat,
  questions: readonly ExpressibleQuestion[],
): {
  leftOut: number;
  practiceLeftOut: number;
  withoutModule: number;
  withoutHard: number;
  withoutExplanation: number;
  withoutLaw: number;
} {
  const sayable = questions.filter((question) => isSayable(format, question));
  const said = questions.filter((question) => isExpressible(format, question));
  return {
    leftOut: sayable.length - said.length,
    practiceLeftOut: questions.length - sayable.length,
    withoutModule: format === 'aiken' ? said.filter(({ module }) => module !== '').length : 0,
    withoutHard: format === 'aiken' ? said.filter(({ isHard }) => isHard).length : 0,
    withoutExplanation: format === 'aiken' ? said.filter(({ explanation }) => explanation !== '').length : 0,
    withoutLaw: isTable(format) ? 0 : said.filter(({ lawLink }) => lawLink !== '').length,
  };
}
