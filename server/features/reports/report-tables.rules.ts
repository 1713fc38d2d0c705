import type { FailedQuestion, GenderFigures } from '../../../contract/reports/calls.ts';
import { genderShares } from '../../../contract/reports/figures.ts';

/** Figures as a table: the header, then the rows. */
export type Table = readonly (readonly (string | number)[])[];

/** The table of the report by gender, with the sum of both (spec 10.1). */
export function genderTable(figures: GenderFigures): Table {
  const total = figures.countMasculino + figures.countFemenino;
  return [
    ['Género', 'Accesos', 'Porcentaje'],
    ...genderShares(figures).map(({ label, count, percent }) => [label, count, percent]),
    ['Total', total, total === 0 ? 0 : 100],
  ];
}

/** The table of the questions that failed most: how often each failed, of how often it was asked. */
export function questionsTable(questions: readonly FailedQuestion[]): Table {
  return [
    ['Pregunta', 'Veces fallada', 'Veces preguntada', 'Porcentaje'],
    ...questions.map(({ questionName, questionCountFailed, questionCountAsked }) => [
      questionName,
      questionCountFailed,
      questionCountAsked,
      Math.round((100 * questionCountFailed) / questionCountAsked),
    ]),
  ];
}
