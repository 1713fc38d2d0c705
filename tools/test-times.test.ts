import { expect, test } from 'vitest';
import { budgetLines, machineLine, machineTimes, skippedLines, timesLines } from './test-times.mjs';

const stat = (user: number, processes: number) =>
  `cpu  ${user} 100 300 2000 500 10 40 0 0 0\ncpu0 1 1 1 1 1 1 1 0 0 0\nctxt 12\nprocesses ${processes}\n`;

const took = (level: string, seconds: number) => ({
  level,
  file: `${level}.test.ts`,
  name: `takes ${seconds} s`,
  took: seconds * 1000,
});

test('the times of the machine are those of all its cores, in seconds', () => {
  expect(machineTimes(stat(400, 77))).toEqual({ user: 5, kernel: 3.5, idle: 25, processes: 77 });
});

test('the line of the machine counts from one moment to the other', () => {
  const line = machineLine(machineTimes(stat(400, 77)), machineTimes(stat(1400, 100)), 12.4);
  expect(line).toBe(
    'The whole machine, 12 s: 10 s of programs, 0 s of the kernel, 0 s of waiting; 23 processes begun.',
  );
});

test('tests beyond the budget of their level are named, the dearest first', () => {
  expect(budgetLines([took('rules', 1), took('web', 1.9), took('e2e', 19)])).toEqual([]);
  const lines = budgetLines([took('rules', 1.1), took('e2e', 21), took('a level without budget', 999)]);
  expect(lines).toEqual([
    expect.stringMatching(/^2 tests took longer/),
    '    21.0 s  e2e.test.ts > takes 21 s',
    '     1.1 s  rules.test.ts > takes 1.1 s',
  ]);
});

test('skipped tests say why, each reason once for a file, and those without one are found out', () => {
  const file = 'server/a.test.ts';
  const lines = skippedLines([
    { file, name: 'in a group, skipped: this machine has no caddy > one' },
    { file, name: 'in a group, skipped: this machine has no caddy > two' },
    { file, name: 'alone, skipped: this machine has no qpdf' },
    { file, name: 'noted', note: 'only on Linux' },
    { file, name: 'says nothing' },
  ]);
  expect(lines).toEqual([
    '2 skipped: this machine has no caddy (server/a.test.ts)',
    '1 skipped: this machine has no qpdf (server/a.test.ts)',
    '1 skipped: only on Linux (server/a.test.ts)',
    '1 skipped: no reason given, or left out by -t (server/a.test.ts)',
  ]);
});

test('levels are summed over their files, hooks and imports apart from tests', () => {
  const file = { level: 'e2e', file: 'one', tests: 2, inTests: 5000, inHooks: 1000, inImports: 500 };
  const lines = timesLines([file, { ...file, file: 'two', inTests: 7000 }], [took('e2e', 5)]);
  expect(lines).toContain('    12.0     2.0     1.0  e2e: 2 files, 4 tests');
  const place = (text: string) => lines.findIndex((line) => line.includes(text));
  expect(place('8.5 s  two (2 tests; hooks 1.0)')).toBe(place('6.5 s  one') - 1);
  expect(lines.at(-1)).toBe('     5.0 s  e2e.test.ts > takes 5 s');
});
