import { expect, test } from 'vitest';
import { genderTable, isBackwards, questionsTable } from './reports.rules.ts';

test('a period ends on its first day or later; without an end or a beginning it is never backwards', () => {
  expect(isBackwards({ from: '2026-01-31', to: '2026-01-30' })).toBe(true);
  expect(isBackwards({ from: '2026-01-31', to: '2026-01-31' })).toBe(false);
  expect(isBackwards({ from: '2026-01-31', to: '2026-02-01' })).toBe(false);
  expect(isBackwards({ from: '2026-01-31' })).toBe(false);
  expect(isBackwards({ to: '2026-01-31' })).toBe(false);
  expect(isBackwards({})).toBe(false);
});

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
