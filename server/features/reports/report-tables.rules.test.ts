import { expect, test } from 'vitest';
import { genderTable, questionsTable } from './report-tables.rules.ts';

test('the table by gender has the greater count first and the sum last', () => {
  expect(genderTable({ countMasculino: 1, countFemenino: 2 })).toEqual([
    ['Género', 'Accesos', 'Porcentaje'],
    ['Mujer', 2, 67],
    ['Hombre', 1, 33],
    ['Total', 3, 100],
  ]);
  expect(genderTable({ countMasculino: 0, countFemenino: 0 }).at(-1)).toEqual(['Total', 0, 0]);
});

test('the table of questions says how often each was asked', () => {
  const question = { questionId: 7, questionName: '¿Qué es?', questionCountFailed: 2, questionCountAsked: 3 };
  expect(questionsTable([question])).toEqual([
    ['Pregunta', 'Veces fallada', 'Veces preguntada', 'Porcentaje'],
    ['¿Qué es?', 2, 3, 67],
  ]);
});
