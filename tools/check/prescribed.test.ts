import { expect, test } from 'vitest';
import { prescribedProblems } from './prescribed.ts';

const files: Record<string, string> = {
  'a.test.ts': "test('001, 002 a law downloads its file', () => {});",
  'b.test.ts': 'test("003 home has a search", () => {});',
};
const problemsOf = (...rows: string[]) =>
  prescribedProblems(rows.join('\n'), (path) => files[path], Object.keys(files));

const law = '`a.test.ts` | 001, 002 a law downloads its file |';
const good = [
  `| 001 | Click | ${law}`,
  `| 002 | File | ${law}`,
  '| 003 | Home | `b.test.ts` | 003 home has a search |',
];

test('a table whose tests are all there is right', () => {
  expect(problemsOf(...good)).toEqual([]);
});

test('a row whose test was renamed or taken away is named', () => {
  expect(problemsOf('| 001 | Click | `a.test.ts` | 001 a law opens |')).toEqual([
    "docs/specification/prescribed.md 001: a.test.ts has no test '001 a law opens'",
  ]);
});

test('a row whose file is gone, and one whose test begins with another number, are named', () => {
  expect(problemsOf('| 001 | Click | `c.test.ts` | 001 a law opens |')).toEqual([
    'docs/specification/prescribed.md 001: c.test.ts is not there',
  ]);
  expect(problemsOf('| 001 | Home | `b.test.ts` | 003 home has a search |')).toEqual([
    'docs/specification/prescribed.md 001: the title of its test begins with another number',
  ]);
});

test('a gap, a number that is there twice and a row that cannot be read are named', () => {
  const unordered =
    'docs/specification/prescribed.md: rows are numbered from 001 without a gap, and none twice';
  expect(problemsOf(good[0] ?? '', good[2] ?? '')).toContain(unordered);
  expect(problemsOf(good[0] ?? '', good[0] ?? '')).toContain(unordered);
  expect(problemsOf('| 1 | Click |')).toEqual([
    'docs/specification/prescribed.md: no row of number, words, file and title: | 1 | Click |',
    unordered,
  ]);
});
