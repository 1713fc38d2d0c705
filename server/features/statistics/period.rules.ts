/** The first and the last day that count, 'YYYY-MM-DD'; without one the period is open at that end. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** A period that ends before it begins. One day is a period. */
export const isBackwards = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && to < from;

/** Days from `from` on, before `until`, 'YYYY-MM-DD'; null = open at that end. */
export interface DaySpan {
  from: string | null;
  until: string | null;
}

/** The days of a period, both of which count, as a span. */
export function daySpan({ from, to }: Period): DaySpan {
  const until = to === undefined ? null : Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  return { from: from ?? null, until };
}

/**
 * The whole months of a span, from the first day of one to the first day after another; the days before and after them are
 * read singly. Both ends are equal where no month is whole; an open end has all months there are.
 */
export function wholeMonths({ from, until }: DaySpan): DaySpan {
  const first = from === null ? null : firstFrom(Temporal.PlainDate.from(from));
  const last = until === null ? null : Temporal.PlainDate.from(until).with({ day: 1 }).toString();
  return first !== null && last !== null && first > last
    ? { from: first, until: first }
    : { from: first, until: last };
}

/** The first day of a month that is not before a day. */
function firstFrom(day: Temporal.PlainDate): string {
  return (day.day === 1 ? day : day.with({ day: 1 }).add({ months: 1 })).toString();
}
