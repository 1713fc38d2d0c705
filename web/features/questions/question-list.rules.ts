import type { QuestionRow } from '../../../contract/questions/calls.ts';

/** The filter of a bank; '' = every type, every module. */
export interface BankFilter {
  type: string;
  /** A module's title; `noModule` = questions without a module. */
  module: string;
  /** 'missing' = only questions that do not say why. */
  explanation: '' | 'missing';
}

export const noFilter: BankFilter = { type: '', module: '', explanation: '' };

/** Titles are trimmed, so no module has this title. */
export const noModule = ' ';

export function filterQuestions(
  questions: readonly QuestionRow[],
  { type, module, explanation }: BankFilter,
): readonly QuestionRow[] {
  if (type === '' && module === '' && explanation === '') return questions;
  return questions.filter(
    (question) =>
      (type === '' || question.questionTypeId === Number(type)) &&
      (module === '' || question.module === (module === noModule ? '' : module)) &&
      (explanation === '' || question.explanation === ''),
  );
}

/** How many questions do not say why their answer is right, in words; null = all do. */
export function missingExplanations(questions: readonly QuestionRow[]): string | null {
  const missing = questions.filter(({ explanation }) => explanation === '').length;
  if (missing === 0) return null;
  return missing === 1 ? 'Falta 1 explicación' : `Faltan ${missing} explicaciones`;
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
