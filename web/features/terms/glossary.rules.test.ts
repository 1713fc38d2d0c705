import { expect, test } from 'vitest';
import { byLetter, letterId } from './glossary.rules.ts';

test('terms stand under their first letter, accents apart', () => {
  const rows = ['401(k)', 'Ahorro', 'Índice', 'Interés', '¿Qué?'].map((term) => ({ term }));
  expect(byLetter(rows).map(({ letter, terms }) => [letter, ...terms.map(({ term }) => term)])).toEqual([
    ['#', '401(k)', '¿Qué?'],
    ['A', 'Ahorro'],
    ['I', 'Índice', 'Interés'],
  ]);
  expect(letterId('#')).toBe('letra-otras');
});
