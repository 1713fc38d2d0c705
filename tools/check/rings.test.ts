import { expect, test } from 'vitest';
import { ringsOf } from './rings.ts';

const arrows = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({ from, to, because: `${from}/a.ts → ${to}/b.ts` }));

test('a line of rooms is no ring, nor is a room that imports itself', () => {
  expect(ringsOf(arrows(['a', 'b'], ['b', 'c'], ['a', 'c'], ['a', 'a']))).toEqual([]);
});

test('a ring is told once, with what closes it and nothing beside it', () => {
  expect(ringsOf(arrows(['top', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'bottom']))).toEqual([
    'a ring of folders: a, b, c\n    a/a.ts → b/b.ts\n    b/a.ts → c/b.ts\n    c/a.ts → a/b.ts',
  ]);
});

test('two rings are two', () => {
  expect(ringsOf(arrows(['a', 'b'], ['b', 'a'], ['a', 'c'], ['c', 'd'], ['d', 'c']))).toHaveLength(2);
});
