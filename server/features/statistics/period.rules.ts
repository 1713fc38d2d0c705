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

/** The span of a period; its first and last day both count. */
export function daySpan({ from, to }: Period): DaySpan {
  const until = to === undefined ? null : Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  return { from: from ?? null, until };
}

export type Grain = 'year' | 'month' | 'day';

/** The finer tallies that those of a year and of a month sum up. */
export const finer = { year: 'month', month: 'day' } as const;

/** Tallies of one grain, to add to the figures of a span or to take away from them. */
export interface SpanPart extends DaySpan {
  grain: Grain;
  sign: 1 | -1;
}

/**
 * The fewest tallies that make up a span: whole years up to the nearest beginning of one at each end, the months that
 * have to be added or taken away there, and single days in the same way. An open end has all tallies there are.
 */
export function spanParts(span: DaySpan, grain: Grain = 'year'): SpanPart[] {
  if (grain === 'day') return [{ ...span, grain, sign: 1 }];
  const rest = (from: string | null, until: string | null): SpanPart[] => {
    if (from === null || until === null || from === until) return [];
    if (from < until) return spanParts({ from, until }, finer[grain]);
    return rest(until, from).map((part) => ({ ...part, sign: part.sign === 1 ? -1 : 1 }));
  };
  const from = span.from && nearestStart(span.from, grain);
  const until = span.until && nearestStart(span.until, grain);
  const whole: SpanPart[] = from !== null && from === until ? [] : [{ from, until, grain, sign: 1 }];
  const byIt = [...whole, ...rest(span.from, from), ...rest(until, span.until)];
  const withoutIt = spanParts(span, finer[grain]);
  return tallyCount(withoutIt) < tallyCount(byIt) ? withoutIt : byIt;
}

/** The first day of the year or month that is nearest: of its own, or of the next. */
function nearestStart(day: string, grain: 'year' | 'month'): string {
  const date = Temporal.PlainDate.from(day);
  const isYear = grain === 'year';
  const start = date.with(isYear ? { month: 1, day: 1 } : { day: 1 });
  const [passed, all] = isYear ? [date.dayOfYear - 1, date.daysInYear] : [date.day - 1, date.daysInMonth];
  return (passed <= all / 2 ? start : start.add(isYear ? { years: 1 } : { months: 1 })).toString();
}

/** How many tallies are read at most; endlessly many for an open end. */
function tallyCount(parts: readonly SpanPart[]): number {
  return parts.reduce((sum, { from, until, grain }) => {
    if (from === null || until === null) return Infinity;
    const unit = `${grain}s` as const;
    return sum + Temporal.PlainDate.from(from).until(until, { largestUnit: unit })[unit];
  }, 0);
}
