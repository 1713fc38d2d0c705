import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DaySpan, daySpan, isBackwards, type SpanPart, spanParts } from './period.rules.ts';

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

/** Every day from December 2022 to April 2025. */
const known = Array.from({ length: 882 }, (_, n) =>
  Temporal.PlainDate.from('2022-12-01').add({ days: n }).toString(),
);
const daysOf = ({ from, until }: DaySpan): string[] =>
  known.filter((day) => day >= (from ?? '') && day < (until ?? '9'));

/** The first days of every tally that is read for a span. */
const talliesOf = (parts: SpanPart[]): string[] =>
  parts.flatMap(({ grain, ...part }) =>
    daysOf(part).filter((day) => day.endsWith({ year: '-01-01', month: '-01', day: '' }[grain])),
  );

/** A day from 2023 to the end of March 2025. */
const someDay = fc.integer({ min: 31, max: 851 }).map((n) => known[n] ?? '');

test('every span, over years, months and a 29 February, is made up of its own days, by few tallies', () => {
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      fc.pre(one !== other);
      const span = one < other ? { from: one, until: other } : { from: other, until: one };
      const parts = spanParts(span);
      const made = new Map<string, number>();
      for (const { sign, grain, ...part } of parts) {
        const starts = { year: /-01-01$/, month: /-01$/, day: /$/ }[grain];
        expect([part.from, part.until].every((day) => starts.test(day ?? ''))).toBe(true);
        for (const day of daysOf(part)) made.set(day, (made.get(day) ?? 0) + sign);
      }
      expect([...made].flatMap(([day, times]) => (times === 0 ? [] : [[day, times]])).sort()).toEqual(
        daysOf(span).map((day) => [day, 1]),
      );
      // two years, half a year and half a month at each end
      expect(talliesOf(parts).length).toBeLessThanOrEqual(2 + 2 * (6 + 16));
    }),
  );
});

test('the nearest year and month are taken; an open end has all years', () => {
  expect(spanParts({ from: null, until: null })).toEqual([
    { from: null, until: null, grain: 'year', sign: 1 },
  ]);
  expect(spanParts({ from: '2024-02-03', until: null })).toEqual([
    { from: '2024-01-01', until: null, grain: 'year', sign: 1 },
    { from: '2024-01-01', until: '2024-02-01', grain: 'month', sign: -1 },
    { from: '2024-02-01', until: '2024-02-03', grain: 'day', sign: -1 },
  ]);
  expect(spanParts({ from: null, until: '2023-11-28' })).toEqual([
    { from: null, until: '2024-01-01', grain: 'year', sign: 1 },
    { from: '2023-12-01', until: '2024-01-01', grain: 'month', sign: -1 },
    { from: '2023-11-28', until: '2023-12-01', grain: 'day', sign: -1 },
  ]);
  expect(spanParts({ from: '2024-02-10', until: '2024-02-20' })).toEqual([
    { from: '2024-02-10', until: '2024-02-20', grain: 'day', sign: 1 },
  ]);
  expect(spanParts({ from: '2024-02-01', until: '2024-06-02' })).toEqual([
    { from: '2024-02-01', until: '2024-06-01', grain: 'month', sign: 1 },
    { from: '2024-06-01', until: '2024-06-02', grain: 'day', sign: 1 },
  ]);
});
