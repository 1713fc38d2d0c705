import { expect, test } from 'vitest';
import { addRun, tallyLines } from './journey-tally.mjs';

const file = (status: string, ...results: [string, string][]) => ({
  name: '/project/e2e/exam.test.ts',
  status,
  assertionResults: results.map(([fullName, state]) => ({ fullName, status: state })),
});

test('runs add up by journey, and the one that failed most often stands first', () => {
  const tally = new Map();
  addRun(tally, [file('passed', ['starts', 'passed'], ['ends', 'passed'], ['is left out', 'skipped'])]);
  addRun(tally, [file('failed', ['starts', 'passed'], ['ends', 'failed'])]);
  expect(tallyLines(tally)).toEqual(['1 of 2  exam: ends', '2 of 2  exam: starts']);
});

test('a file that could not be loaded, or not be cleared up, has failed', () => {
  const tally = new Map();
  addRun(tally, [file('failed')]);
  addRun(tally, [file('failed', ['starts', 'passed'])]);
  expect(tallyLines(tally)).toEqual(['0 of 2  exam: the file itself', '1 of 1  exam: starts']);
});
