import { expect, test } from 'vitest';
import { moduleSteps } from './module-steps.rules.ts';

const modules = [
  { number: 1, title: 'Aportes', html: '' },
  { number: 2, title: '', html: '' },
  { number: 3, title: 'Jubilación', html: '' },
];

test('from a module one goes back and on, and the next one is called by its title', () => {
  expect(moduleSteps(modules, 2)).toEqual({
    previous: { number: 1, words: 'Módulo 1' },
    next: { number: 3, words: 'Módulo 3: Jubilación' },
  });
});

test('nothing is before the first and nothing after the last; who has no title has a number', () => {
  expect(moduleSteps(modules, 1)).toEqual({ previous: undefined, next: { number: 2, words: 'Módulo 2' } });
  expect(moduleSteps(modules, 3)).toEqual({ previous: { number: 2, words: 'Módulo 2' }, next: undefined });
});
