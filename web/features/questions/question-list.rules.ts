import type { QuestionRow } from '../../../contract/calls/question.ts';

/** Which questions of a bank are looked at; '' = of every type, of every module. */
export interface BankFilter {
  type: string;
  /** A module's title; `noModule` = of none in particular. */
  module: string;
}

export const noFilter: BankFilter = { type: '', module: '' };

/** No title of a module is this: titles are trimmed. */
export const noModule = ' ';

export function filterQuestions(
  questions: readonly QuestionRow[],
  { type, module }: BankFilter,
): readonly QuestionRow[] {
  if (type === '' && module === '') return questions;
  return questions.filter(
    (question) =>
      (type === '' || question.questionTypeId === Number(type)) &&
      (module === '' || question.module === (module === noModule ? '' : module)),
  );
}

/** The modules that questions of a bank name, in the order in which they come. */
export const modulesOf = (questions: readonly QuestionRow[]): string[] =>
  [...new Set(questions.map(({ module }) => module))].filter((title) => title !== '');

/** In what of a question words are looked for: its text, its answers, its module. */
export const searchedText = (question: QuestionRow): string =>
  [
    question.description,
    question.answerA,
    question.answerB,
    question.answerC,
    question.answerD,
    question.module,
  ].join(' ');
