import { expect, test } from 'vitest';
import { activityGrain, tenths } from './course-statistics.rules.ts';

test.each([
  ['2026-01-01', '2026-03-03', 'day'], // 62 days
  ['2026-01-01', '2026-03-04', 'month'],
  [undefined, '2026-01-02', 'month'],
  ['2026-01-01', undefined, 'month'],
])('from %s to %s activity is told by %s', (from, to, grain) => {
  expect(activityGrain({ ...(from && { from }), ...(to && { to }) })).toBe(grain);
});

test('the last of ten steps has the hundred, too', () => {
  const counts = Array.from({ length: 101 }, () => 1);
  expect(tenths(counts)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 11]);
  expect(tenths([])).toEqual(Array.from({ length: 10 }, () => 0));
});
