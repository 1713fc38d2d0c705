import { expect, test } from 'vitest';
import { answeredShare, inWordsSince, times } from './phrases.rules.ts';

test('counts are said in words', () => {
  expect([times(1), times(1234)]).toEqual(['1 vez', '1\u{a0}234 veces']);
  expect(inWordsSince('2026-10-01')).toBe('desde el 1 de octubre');
  expect(answeredShare({ searches: 30, answered: 20 })).toBe('En 7 de cada 10 búsquedas salió la respuesta.');
  expect(answeredShare({ searches: 0, answered: 0 })).toBe('En 0 de cada 10 búsquedas salió la respuesta.');
});
