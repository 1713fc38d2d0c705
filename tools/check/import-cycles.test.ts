import { expect, test } from 'vitest';
import { importCyclesOf } from './import-cycles.ts';

const arrows = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({ from, to, because: `${from}/a.ts → ${to}/b.ts` }));

test('a line of folders is no cycle, nor is a folder that imports itself', () => {
  expect(importCyclesOf(arrows(['a', 'b'], ['b', 'c'], ['a', 'c'], ['a', 'a']))).toEqual([]);
});

test('a cycle is told once, with what closes it and nothing beside it', () => {
  expect(importCyclesOf(arrows(['top', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'bottom']))).toEqual([
    'a cycle of imports: a, b, c\n    a/a.ts → b/b.ts\n    b/a.ts → c/b.ts\n    c/a.ts → a/b.ts',
  ]);
});

test('two cycles are two', () => {
  expect(importCyclesOf(arrows(['a', 'b'], ['b', 'a'], ['a', 'c'], ['c', 'd'], ['d', 'c']))).toHaveLength(2);
});
