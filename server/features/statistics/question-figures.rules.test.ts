import { expect, test } from 'vitest';
import { type EqualAnswers, figuresOf, itemsOf, type StoredVersion } from './question-figures.rules.ts';

const version = (id: number, change: Partial<StoredVersion> = {}): StoredVersion => ({
  id,
  questionId: 1,
  version: id,
  type: 12,
  description: `Versión ${id}`,
  options: ['Uno', 'Dos', 'Tres'],
  correct: 'B',
  isDeleted: false,
  ...change,
});
const equal = (
  of: number,
  answer: string,
  count: number,
  change: Partial<EqualAnswers> = {},
): EqualAnswers => ({
  version: of,
  answer,
  count,
  size: 4,
  others: 2,
  timed: 0,
  seconds: 0,
  ...change,
});

test('versions that ask the same count together, by the key in force; others are counted apart', () => {
  const versions = [
    version(3, { correct: 'A' }),
    version(1, { correct: 'C' }),
    version(2, { options: ['Uno', 'Otra', 'Tres'] }),
    version(0, { type: 1 }),
  ];
  const answers = [equal(3, 'A', 4), equal(1, 'A', 1), equal(1, 'C', 2), equal(2, 'A', 8), equal(0, 'V', 16)];
  expect(figuresOf(versions, answers)).toMatchObject([
    { questionId: 1, text: 'Versión 3', asked: 7, right: 5, formerlyAsked: 24, isDeleted: false },
  ]);
});

test('each option says how often it was chosen, alone or with others, and the last row who left it out', () => {
  const answers = [equal(1, 'A,C', 3), equal(1, 'C', 2), equal(1, '', 4), equal(1, 'B', 1)];
  const [figures] = figuresOf([version(1, { correct: 'A,C' })], answers);
  const nobody = { lower: null, upper: null };
  expect(figures).toMatchObject({ asked: 10, right: 3, lowerCount: null, upperCount: null, alarm: null });
  expect(figures?.options).toEqual([
    { letter: 'A', text: 'Uno', isKey: true, chosen: 3, ...nobody },
    { letter: 'B', text: 'Dos', isKey: false, chosen: 1, ...nobody },
    { letter: 'C', text: 'Tres', isKey: true, chosen: 5, ...nobody },
    { letter: '', text: 'Sin responder', isKey: false, chosen: 4, ...nobody },
  ]);
});

test('of true and false there are two options, whatever is stored', () => {
  const [figures] = figuresOf([version(1, { type: 1, options: [], correct: 'F' })], [equal(1, 'V', 2)]);
  expect(figures?.options.map(({ letter, text, isKey, chosen }) => [letter, text, isKey, chosen])).toEqual([
    ['V', 'Verdadero', false, 2],
    ['F', 'Falso', true, 0],
    ['', 'Sin responder', false, 0],
  ]);
});

test('from thirty answers on the groups are told, and an alarm where one is due', () => {
  const answers = [
    equal(1, 'A', 20, { others: 3 }),
    equal(1, 'B', 15, { others: 1 }),
    equal(1, 'C', 5, { others: 0 }),
  ];
  const [figures] = figuresOf([version(1)], answers);
  expect(figures).toMatchObject({ asked: 40, right: 15, lowerCount: 20, upperCount: 20 });
  expect(figures?.options.map(({ lower, upper }) => [lower, upper])).toEqual([
    [0, 20],
    [15, 0],
    [5, 0],
    [0, 0],
  ]);
  expect(figures?.discrimination?.n).toBe(40);
  expect(figures?.alarm).toEqual({ kind: 'key', chosen: 'A', key: 'B', isFailed: false });
});

test('the mean time is that of the answers whose time is known', () => {
  const timed = [equal(1, 'A', 3, { timed: 2, seconds: 30 }), equal(1, 'B', 3, { timed: 1, seconds: 15 })];
  expect(figuresOf([version(1)], timed)).toMatchObject([{ meanSeconds: 15, timed: 3 }]);
  expect(figuresOf([version(1)], [equal(1, 'A', 3)])).toMatchObject([{ meanSeconds: null, timed: 0 }]);
});

test('a question that was never asked has no figures; the others stay in the order of the bank', () => {
  const versions = [version(5, { questionId: 2 }), version(6, { questionId: 3 }), version(7)];
  const answers = [equal(7, 'A', 1), equal(5, 'A', 1)];
  expect(figuresOf(versions, answers).map(({ questionId }) => questionId)).toEqual([2, 1]);
});

test('one that was asked only as something else is told so', () => {
  const versions = [version(1), version(2, { options: ['Sí', 'No'] })];
  expect(figuresOf(versions, [equal(1, 'B', 3)])).toMatchObject([{ asked: 0, right: 0, formerlyAsked: 3 }]);
});

test('each version is an item of its exams, by its key', () => {
  const answers = [equal(1, 'A', 2), equal(1, 'B', 3)];
  expect(itemsOf([version(1), version(2, { correct: 'C' })], answers)).toEqual([
    { key: 'B', answers },
    { key: 'C', answers: [] },
  ]);
});
