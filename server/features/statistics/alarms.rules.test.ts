import { expect, test } from 'vitest';
import { movedRate, questionAlarm } from './alarms.rules.ts';

const group = (counts: Record<string, number>) => ({
  n: Object.values(counts).reduce((sum, count) => sum + count, 0),
  counts: new Map(Object.entries(counts)),
});
const given = (counts: Record<string, number>) => new Map(Object.entries(counts));
const calm = { key: 'B', asked: 60, right: 40, discrimination: null, groups: null, given: given({}) };
const groups = (upper: Record<string, number>, lower: Record<string, number>) => ({
  upper: group(upper),
  lower: group(lower),
});

test('the best choose another answer than the key: is the key wrong?', () => {
  const chosen = groups({ C: 17, B: 3 }, { A: 10, C: 6, B: 4 });
  expect(questionAlarm({ ...calm, right: 9, groups: chosen })).toEqual({
    kind: 'key',
    chosen: 'C',
    key: 'B',
    isFailed: true,
  });
  expect(questionAlarm({ ...calm, right: 30, groups: chosen })).toMatchObject({
    kind: 'key',
    isFailed: false,
  });
});

test('of several other answers the one that the best choose most, also where none of them chooses the key', () => {
  for (const upper of [
    { A: 4, C: 16 },
    { C: 16, A: 4 },
  ])
    expect(questionAlarm({ ...calm, groups: groups(upper, { B: 20 }) })).toMatchObject({ chosen: 'C' });
});

test('not where it may be chance, where the others choose it more, or where they leave it out', () => {
  expect(questionAlarm({ ...calm, groups: groups({ C: 12, B: 8 }, { A: 20 }) })).toBeNull(); // 4 ÷ √20 < 1.96
  expect(questionAlarm({ ...calm, groups: groups({ C: 13, B: 6 }, { A: 20 }) })).toBeNull(); // 7 ÷ √19 = 1.61
  expect(questionAlarm({ ...calm, groups: groups({ C: 14, B: 5 }, { A: 20 }) })?.kind).toBe('key'); // 2.06
  expect(questionAlarm({ ...calm, groups: groups({ C: 17, B: 3 }, { C: 20 }) })).toBeNull();
  expect(questionAlarm({ ...calm, groups: groups({ '': 17, B: 3 }, { A: 20 }) })).toBeNull();
});

test('who knows more fails it more often; hardly anybody knows it; nothing of either on a few', () => {
  const discrimination = { r: -0.4, low: -0.6, high: -0.1, n: 60 };
  expect(questionAlarm({ ...calm, discrimination })).toEqual({ kind: 'reversed' });
  expect(questionAlarm({ ...calm, discrimination: { ...discrimination, high: 0.01 } })).toBeNull();
  expect(questionAlarm({ ...calm, discrimination: { ...discrimination, high: 0 } })).toBeNull();
  expect(questionAlarm({ ...calm, asked: 30, right: 1 })).toEqual({ kind: 'failed' });
  expect(questionAlarm({ ...calm, right: 12 })).toEqual({ kind: 'failed' });
  expect(questionAlarm({ ...calm, right: 13 })).toBeNull();
  expect(questionAlarm({ ...calm, asked: 29, right: 1, discrimination })).toBeNull();
});

test('from ten answers on, where nobody at all is right; with the answer of most', () => {
  const nobody = { ...calm, asked: 14, right: 0 };
  expect(questionAlarm({ ...nobody, given: given({ C: 14 }) })).toEqual({
    kind: 'nobody',
    chosen: 'C',
    key: 'B',
  });
  expect(questionAlarm({ ...nobody, asked: 10, given: given({ C: 6, A: 4 }) })).toMatchObject({
    chosen: 'C',
  });
  expect(questionAlarm({ ...nobody, given: given({ C: 7, A: 7 }) })).toMatchObject({ chosen: null });
  expect(questionAlarm({ ...nobody, given: given({ '': 14 }) })).toMatchObject({ chosen: null });
  expect(questionAlarm({ ...nobody, asked: 9, given: given({ C: 9 }) })).toBeNull();
  expect(questionAlarm({ ...nobody, right: 1, given: given({ C: 13, B: 1 }) })).toBeNull();
});

test('a pass rate moved by ten points and beyond chance, from thirty exams on', () => {
  expect(movedRate({ finished: 100, passed: 45 }, { finished: 100, passed: 72 })).toEqual({
    recent: 45,
    former: 72,
  });
  expect(movedRate({ finished: 100, passed: 90 }, { finished: 300, passed: 210 })).toEqual({
    recent: 90,
    former: 70,
  });
  // √(0.675 × 0.325 × 2 ÷ 100) = 0.0662: 2.27 and 2.72 times that
  expect(movedRate({ finished: 100, passed: 60 }, { finished: 100, passed: 75 })).toBeNull();
  expect(movedRate({ finished: 100, passed: 58 }, { finished: 100, passed: 76 })).not.toBeNull();
  expect(movedRate({ finished: 9000, passed: 6300 }, { finished: 9000, passed: 5400 })).not.toBeNull(); // ten points
  expect(movedRate({ finished: 29, passed: 0 }, { finished: 100, passed: 72 })).toBeNull();
  expect(movedRate({ finished: 30, passed: 18 }, { finished: 30, passed: 22 })).toBeNull(); // chance
  expect(movedRate({ finished: 9000, passed: 6000 }, { finished: 9000, passed: 6800 })).toBeNull(); // nine points
});
