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

/** Tallies that make up a span: those of months, and of single days to add to them or to take away. */
export interface SpanParts {
  months: DaySpan;
  added: DaySpan[];
  taken: DaySpan[];
}

/** A span of at most so many days is read day by day. */
const fewDays = 15;

/**
 * The fewest tallies that make up a span: whole months up to the nearest beginning of one at each end, so that at most
 * half a month is added or taken away there. An open end has all months there are.
 */
export function spanParts(span: DaySpan): SpanParts {
  const { from, until } = span;
  const months = { from: from && nearestFirst(from), until: until && nearestFirst(until) };
  if (from !== null && until !== null && isShort(from, until))
    return { months: { from, until: from }, added: [span], taken: [] };
  const between = (first: string | null, last: string | null): DaySpan[] =>
    first !== null && last !== null && first < last ? [{ from: first, until: last }] : [];
  return {
    months,
    added: [...between(from, months.from), ...between(months.until, until)],
    taken: [...between(months.from, from), ...between(until, months.until)],
  };
}

const isShort = (from: string, until: string): boolean =>
  Temporal.PlainDate.from(from).until(until, { largestUnit: 'days' }).days <= fewDays;

/** The first day of the month that is nearest: of its own, or of the next. */
function nearestFirst(day: string): string {
  const date = Temporal.PlainDate.from(day);
  const first = date.with({ day: 1 });
  return (date.day - 1 <= date.daysInMonth / 2 ? first : first.add({ months: 1 })).toString();
}
