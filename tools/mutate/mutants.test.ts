import { describe, expect, test } from 'vitest';
import { guardsOf } from './guards.ts';
import { mutantsOf } from './mutants.ts';

const faultsIn = (source: string, path: string) =>
  mutantsOf(source, path).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

describe('the faults of a rule', () => {
  const faultsOf = (source: string) => faultsIn(source, 'x.rules.ts');

  test('turn comparisons, sums and conditions', () => {
    expect(faultsOf('a < b')).toEqual(['a <= b']);
    expect(faultsOf('a - b')).toEqual(['a + b']);
    expect(faultsOf('a && !b')).toEqual(['a || !b', 'a && b']);
    expect(faultsOf('a ? b : c')).toEqual(['!(a) ? b : c']);
  });

  test('leave out an early end, and what a value says', () => {
    expect(faultsOf('function f() { if (a) return; g(); }')).toEqual([
      'function f() { if (!(a)) return; g(); }',
      'function f() {  g(); }',
    ]);
    expect(faultsOf('f(60, "x", [true])')).toEqual([
      'f((61), "x", [true])',
      'f((59), "x", [true])',
      "f(60, '', [true])",
      'f(60, "x", [])',
      'f(60, "x", [false])',
    ]);
  });

  test('touch neither types nor imports nor names of properties, and turn no joined texts into a difference', () => {
    expect(
      faultsOf("import { a } from 'b'; type C = 1 | 'd'; const e: 2 = f as 3; g({ 4: h }); i + ''"),
    ).toEqual([]);
  });
});

describe('the faults of queries', () => {
  const faultsOf = (source: string) => faultsIn(source, 'x.queries.ts');

  test('stand in the text of a statement and in parts of one', () => {
    expect(faultsOf('sql`a >= 1 order by c desc`')).toEqual([
      'sql`a > 1 order by c desc`',
      'sql`a >= 1 order by c asc`',
    ]);
    expect(faultsOf('const t = `select 1 where a is null`')).toEqual([
      'const t = `select 1 where a is not null`',
    ]);
    expect(faultsOf('const t = `a is null`')).toEqual([]);
  });

  test('drop a condition or turn it', () => {
    expect(faultsOf("db.where('a', '<', b)")).toEqual(['db', "db.where('a', '<=', b)"]);
  });
});

test('of what is done, a call that stands alone is left out', () => {
  const source = 'async function f() { a(); const b = c(); if (d()) await e(g()); h = i(); return j(); }';
  expect(faultsIn(source, 'x.ts')).toEqual([source.replace('a();', ''), source.replace('await e(g());', '')]);
});

test('a file is guarded by the tests of its name, then by those that reach it', () => {
  const files = ['f/a.rules.test.ts', 'f/a.test.ts', 'f/b.test.ts', 'g/c.test.ts', 'g/d.rules.test.ts'];
  const importers = new Map([
    ['f/a.rules.ts', ['f/a.rules.test.ts', 'f/a.ts']],
    ['f/b.rules.ts', ['f/b.ts']],
    ['f/b.ts', ['g/c.test.ts']],
    ['f/c.queries.ts', ['f/c.ts', 'g/d.rules.test.ts']],
    ['f/c.ts', ['g/c.test.ts']],
  ]);
  expect(guardsOf('f/a.rules.ts', importers, files)).toEqual([['f/a.rules.test.ts', 'f/a.test.ts']]);
  expect(guardsOf('f/b.rules.ts', importers, files)).toEqual([['f/b.test.ts'], ['g/c.test.ts']]);
  expect(guardsOf('f/a.queries.ts', importers, files)).toEqual([['f/a.test.ts'], ['f/b.test.ts']]);
  expect(guardsOf('f/c.queries.ts', importers, files)).toEqual([
    ['g/c.test.ts', 'f/a.test.ts', 'f/b.test.ts'],
  ]);
  const inRoom = ['s/f/a/b/c.test.ts', 's/f/a/d.test.ts', 's/f/e/g.test.ts'];
  expect(guardsOf('s/f/a/b/c.ts', new Map(), inRoom)).toEqual([['s/f/a/b/c.test.ts'], ['s/f/a/d.test.ts']]);
});
