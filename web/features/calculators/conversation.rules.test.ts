import { expect, test } from 'vitest';
import type { CalculatorField } from '../../../contract/pension/fields.ts';
import { endOf, nextOf, startOf } from './conversation.rules.ts';

const questions = ['nacimiento', 'aportes', 'sueldo'].map(
  (name) => ({ name, kind: 'money', label: name, subject: { text: name } }) as CalculatorField,
);
const waiting = (...fields: string[]) => fields.map((field) => ({ field, message: '' }));

test('a conversation begins at the first question that waits, and at the end where none does', () => {
  expect(startOf(questions, waiting('nacimiento', 'aportes', 'sueldo'))).toBe(0);
  expect(startOf(questions, waiting('sueldo'))).toBe(2);
  expect(startOf(questions, [])).toBe(endOf(questions));
  expect(startOf(questions, waiting('hijos'))).toBe(3); // under 'Más datos', which is no question
});

test.each([
  ['the next one', { place: 0, reached: 0 }, ['aportes', 'sueldo'], 1],
  ['an optional one too', { place: 0, reached: 0 }, [], 1],
  ['where one was before one went back', { place: 0, reached: 2 }, ['sueldo'], 2],
  ['the end after the last', { place: 2, reached: 2 }, [], 3],
  ['the end after a change at the end', { place: 1, reached: 3 }, [], 3],
  ['a question that a change made wait, not the end', { place: 0, reached: 3 }, ['aportes'], 1],
])('after a question comes %s', (_, at, fields, place) => {
  expect(nextOf(questions, waiting(...fields), at)).toBe(place);
});
