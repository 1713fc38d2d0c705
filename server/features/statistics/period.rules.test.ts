import { expect, test } from 'vitest';
import { daySpan, isBackwards, wholeMonths } from './period.rules.ts';

test('a period ends on its first day or later; without an end or a beginning it is never backwards', () => {
  expect(isBackwards({ from: '2026-01-31', to: '2026-01-30' })).toBe(true);
  expect(isBackwards({ from: '2026-01-31', to: '2026-01-31' })).toBe(false);
  expect(isBackwards({ from: '2026-01-31', to: '2026-02-01' })).toBe(false);
  expect(isBackwards({ from: '2026-01-31' })).toBe(false);
  expect(isBackwards({ to: '2026-01-31' })).toBe(false);
  expect(isBackwards({})).toBe(false);
});

test('a span goes to the day after its last one, over 29 February and the end of a year', () => {
  expect(daySpan({ from: '2024-02-01', to: '2024-02-28' })).toEqual({
    from: '2024-02-01',
    until: '2024-02-29',
  });
  expect(daySpan({ to: '2024-02-29' })).toEqual({ from: null, until: '2024-03-01' });
  expect(daySpan({ to: '2026-12-31' }).until).toBe('2027-01-01');
});

test('whole months are those of which no day lies outside', () => {
  const months = (from: string | null, until: string | null) => Object.values(wholeMonths({ from, until }));
  expect(months(null, null)).toEqual([null, null]);
  expect(months('2024-01-01', '2024-03-01')).toEqual(['2024-01-01', '2024-03-01']);
  expect(months('2024-01-02', '2024-03-31')).toEqual(['2024-02-01', '2024-03-01']);
  expect(months('2024-02-01', '2024-02-29')).toEqual(['2024-02-01', '2024-02-01']); // not without its 29th
  expect(months('2024-02-10', '2024-02-20')).toEqual(['2024-03-01', '2024-03-01']);
  expect(months('2024-01-15', '2024-02-15')).toEqual(['2024-02-01', '2024-02-01']);
  expect(months(null, '2024-02-15')).toEqual([null, '2024-02-01']);
  expect(months('2024-02-15', null)).toEqual(['2024-03-01', null]);
});
