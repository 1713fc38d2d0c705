import type { QuestionRow } from '../../../contract/calls/question.ts';

/** The filter of a bank; '' = every type, every module. */
export interface BankFilter {
  type: string;
  /** A module's title; `noModule` = questions without a module. */
  module: string;
}

export const noFilter: BankFilter = { type: '', module: '' };

/** Titles are trimmed, so no module has this title. */
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

/** The modules that a bank's questions name, in order of first appearance. */
export const modulesOf = (questions: readonly QuestionRow[]): string[] =>
  [...new Set(questions.map(({ module }) => module))].filter((title) => title !== '');

/** The searchable text of a question: its text, its answers, its module. */
export const searchedText = (question: QuestionRow): string =>
  [
    question.description,
    question.answerA,
    question.answerB,
    question.answerC,
    question.answerD,
    question.module,
  ].join(' ');
