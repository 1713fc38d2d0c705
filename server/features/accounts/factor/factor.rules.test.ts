import { expect, test } from 'vitest';
import { digitsOf, judgedCode, minutesOff, recoveryCodeAsMade, recoveryCodeOf } from './factor.rules.ts';

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
  [2, 'off'],
  [-2, 'used'],
  [-3, 'used'],
  [null, 'wrong'],
] as const)('a code %s half minutes away, after one two half minutes ago, is %s', (delta, judged) => {
  expect(judgedCode(delta, { currentStep: 100, lastStep: 98 })).toBe(judged);
});

test('a difference of clocks is said in whole minutes', () => {
  expect([1, 2, -3, 20].map(minutesOff)).toEqual([1, 1, 2, 10]);
});
