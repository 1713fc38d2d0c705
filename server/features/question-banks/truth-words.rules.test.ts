import { expect, test } from 'vitest';
import { areTruths, foldedWord, truthOf, truthOfKey } from './truth-words.rules.ts';

test.each([
  ['Verdadero', true],
  ['VERDADERA.', true],
  [' v ', true],
  ['falso', false],
  ['(F)', false],
  ['Sí', undefined],
  ['A', undefined],
  ['b', undefined],
  ['Del saldo', undefined],
])('%j says %s', (word, truth) => {
  expect(truthOf(word)).toBe(truth);
});

test('a key may also answer a question', () => {
  expect(['Sí', 's', 'No', 'N', 'V', 'quizá'].map(truthOfKey)).toEqual([
    true,
    true,
    false,
    false,
    true,
    undefined,
  ]);
});

test('two options are truths if one is true and the other false', () => {
  expect(areTruths(['Verdadero', 'Falso'])).toBe(true);
  expect(areTruths(['F', 'V'])).toBe(true);
  expect(areTruths(['Verdadero', 'Verdadera'])).toBe(false);
  expect(areTruths(['Sí', 'No'])).toBe(false);
  expect(areTruths(['Verdadero', 'Falso', 'No se sabe'])).toBe(false);
  expect(areTruths(['Verdadero'])).toBe(false);
});

test('signs around a word and its accents make no difference', () => {
  expect(foldedWord(' «Sí». ')).toBe('si');
});
