import { expect, test } from 'vitest';
import { figuresText } from './question-reports.rules.ts';

test('figures say who fails and which wrong answer is chosen most', () => {
  expect(figuresText({ asked: 214, failed: 81, mostChosen: { words: 'D. Bs 360', count: 45 } })).toBe(
    'La falla el 38 % de 214. «D. Bs 360» la elige el 21 %.',
  );
  expect(figuresText({ asked: 500, failed: 0, mostChosen: null })).toBe(
    'Nadie la falló, de las últimas 500 veces.',
  );
  expect(figuresText({ asked: 0, failed: 0, mostChosen: null })).toMatch(/ningún examen/);
});
