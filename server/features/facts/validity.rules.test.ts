import { expect, test } from 'vitest';
import { valueOn } from './validity.rules.ts';

const value = (validFrom: string | null, amount: number) => ({ validFrom, amount });
const values = [value('2027-01-01', 160), value(null, 100), value('2026-01-01', 150)];

test.each([
  ['1999-12-31', 100],
  ['2025-12-31', 100],
  ['2026-01-01', 150],
  ['2026-12-31', 150],
  ['2027-01-01', 160],
])('on %s the value that began last holds: %i', (day, amount) => {
  expect(valueOn(values, day)?.amount).toBe(amount);
});

test('before the first day nothing holds', () => {
  expect(valueOn([value('2027-01-01', 160)], '2026-12-31')).toBeUndefined();
  expect(valueOn([], '2026-12-31')).toBeUndefined();
});
