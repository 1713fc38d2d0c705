import { expect, test } from 'vitest';
import { cpuMillisecondsOf } from '../../testing/thread-cpu.ts';
import { judgeLines, linesOf, type Match } from './people-list.rules.ts';

test('lines are counted as pasted, and an e-mail counts wherever it stands', () => {
  const pasted = 'ana@correo.bo\n\n Quispe;  Ana\t\r\nAna Quispe,<ANA.Q@correo.bo>;7\n , \nde la O';
  expect(linesOf(pasted)).toEqual([
    { line: 1, text: 'ana@correo.bo', email: 'ana@correo.bo', words: ['ana@correo.bo'] },
    { line: 3, text: 'Quispe Ana', email: null, words: ['Quispe', 'Ana'] },
    {
      line: 4,
      text: 'Ana Quispe <ANA.Q@correo.bo> 7',
      email: 'ANA.Q@correo.bo',
      words: ['<ANA.Q@correo.bo>', 'Quispe', 'Ana'],
    },
    { line: 6, text: 'de la O', email: null, words: [] },
  ]);
});

test('a word without an end is read once', async () => {
  expect(await cpuMillisecondsOf(() => linesOf('a'.repeat(200_000)))).toBeLessThan(1_000);
});

test('of a long line 200 characters are taken, none of them half; three words at most find somebody', () => {
  expect(linesOf('á'.repeat(300))[0]?.text).toBe('á'.repeat(200));
  expect(linesOf('a'.repeat(199) + '😀'.repeat(2))[0]?.text).toBe(`${'a'.repeat(199)}\ufffd`);
  expect(linesOf('b@c\ud83d')[0]?.email).toBe('b@c\ufffd');
  expect(linesOf('Ana María Quispe Mamani')[0]?.words).toEqual(['Quispe', 'Mamani', 'María']);
});

const ana: Match = {
  line: 1,
  userId: 1,
  fullname: 'Ana Quispe',
  username: 'ana',
  email: 'ana@correo.bo',
  isSure: true,
  isAdmin: false,
  isActive: true,
  isEnrolled: false,
  isClosed: false,
};
const judged = (matches: Match[], text = 'ana') =>
  judgeLines(
    [...new Set([1, ...matches.map(({ line }) => line)])].map((line) => ({
      line,
      text,
      email: null,
      words: [],
    })),
    matches,
  ).map(({ state, people }) => [state, ...people.map(({ userId }) => userId)]);

test.each<[string, Partial<Match>]>([
  ['found', {}],
  ['enrolled', { isEnrolled: true }],
  ['enrolled', { isEnrolled: true, isAdmin: true }],
  ['admin', { isAdmin: true }],
  ['inactive', { isActive: false }],
])('one who is meant is %s: %j', (state, change) => {
  expect(judged([{ ...ana, ...change }])).toEqual([[state, 1]]);
});

test('namesakes, and those who are only similar, are to be chosen from; nobody is unknown', () => {
  const other = { ...ana, userId: 2 };
  expect(judged([])).toEqual([['unknown']]);
  expect(judged([ana, other])).toEqual([['choose', 1, 2]]);
  expect(judged([{ ...ana, isSure: false }])).toEqual([['choose', 1]]);
  expect(judged([ana, { ...other, isSure: false }])).toEqual([['found', 1]]);
  expect(judged([{ ...ana, isSure: false, isAdmin: true }])).toEqual([['unknown']]);
});

test('who was meant by a line before is repeated', () => {
  expect(judged([ana, { ...ana, line: 2 }, { ...ana, line: 3, userId: 2 }])).toEqual([
    ['found', 1],
    ['repeated', 1],
    ['found', 2],
  ]);
});
