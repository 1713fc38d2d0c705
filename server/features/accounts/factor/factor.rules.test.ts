import { expect, test } from 'vitest';
import { digitsOf, judgedCode, minutesSlow, recoveryCodeAsMade, recoveryCodeOf } from './factor.rules.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['K7QM3-TRXW2', undefined],
])('%s as a code of six digits is %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test('a recovery code is read however it is typed', () => {
  const made = recoveryCodeOf(Buffer.from('0123456789'));
  expect(made).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  for (const typed of [made, made.toLowerCase(), made.replace('-', ''), ` ${made.replace('-', ' ')} `])
    expect(recoveryCodeAsMade(typed)).toBe(made);
});

test.each([
  [0, 'right'],
  [1, 'right'],
  [-1, 'right'],
  [-2, 'slow'],
  [-19, 'slow'],
  [-20, 'used'],
  [2, 'wrong'],
  [20, 'wrong'],
  [null, 'wrong'],
] as const)('a code %s half minutes away, after one twenty half minutes ago, is %s', (delta, judged) => {
  expect(judgedCode(delta, { currentStep: 100, lastStep: 80 })).toBe(judged);
});

test('a slow clock is named in whole minutes', () => {
  expect([-2, -3, -20].map(minutesSlow)).toEqual([1, 2, 10]);
});
