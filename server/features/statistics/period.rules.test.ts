import { expect, test } from 'vitest';
import { type DaySpan, daySpan, isBackwards, spanParts } from './period.rules.ts';

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

/** Every day from December 2023 to April 2024. */
const known = Array.from({ length: 152 }, (_, n) =>
  Temporal.PlainDate.from('2023-12-01').add({ days: n }).toString(),
);
const days = ({ from, until }: DaySpan): string[] =>
  known.filter((day) => day >= (from ?? '') && day < (until ?? '9'));

test('every span around a 29 February is made up of months and of no more days than a month has', () => {
  const quarter = days({ from: '2024-01-01', until: '2024-04-01' });
  for (const from of quarter)
    for (const until of quarter.filter((day) => day >= from)) {
      const { months, added, taken } = spanParts({ from, until });
      if (months.from !== months.until)
        expect([months.from, months.until].every((day) => day?.endsWith('-01'))).toBe(true);
      const away = taken.flatMap(days);
      const made = [...days(months).filter((day) => !away.includes(day)), ...added.flatMap(days)];
      expect(made.sort()).toEqual(days({ from, until }));
      expect(away.length + added.flatMap(days).length).toBeLessThanOrEqual(31);
    }
});

test('the nearest month is taken; an open end has all months', () => {
  const all = { months: { from: null, until: null }, added: [], taken: [] };
  expect(spanParts({ from: null, until: null })).toEqual(all);
  expect(spanParts({ from: '2024-02-03', until: null })).toEqual({
    months: { from: '2024-02-01', until: null },
    added: [],
    taken: [{ from: '2024-02-01', until: '2024-02-03' }],
  });
  expect(spanParts({ from: null, until: '2024-02-03' })).toEqual({
    months: { from: null, until: '2024-02-01' },
    added: [{ from: '2024-02-01', until: '2024-02-03' }],
    taken: [],
  });
  expect(spanParts({ from: '2024-02-10', until: '2024-02-20' })).toEqual({
    months: { from: '2024-02-10', until: '2024-02-10' },
    added: [{ from: '2024-02-10', until: '2024-02-20' }],
    taken: [],
  });
});
