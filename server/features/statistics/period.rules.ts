/** The first and the last day, 'YYYY-MM-DD'; an absent one leaves the period open. */
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

/** Tallies of one grain, to add to or subtract from the figures of a span. */
export interface SpanPart extends DaySpan {
  grain: Grain;
  sign: 1 | -1;
}

/**
 * The fewest tallies that make up a span: whole years rounded to the nearest start at each end, then months and days to
 * add or subtract. An open end includes all tallies.
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

/** The nearest first day of a year or month: its own, or the next one. */
function nearestStart(day: string, grain: 'year' | 'month'): string {
  const date = Temporal.PlainDate.from(day);
  const isYear = grain === 'year';
  const start = date.with(isYear ? { month: 1, day: 1 } : { day: 1 });
  const [passed, all] = isYear ? [date.dayOfYear - 1, date.daysInYear] : [date.day - 1, date.daysInMonth];
  return (passed <= all / 2 ? start : start.add(isYear ? { years: 1 } : { months: 1 })).toString();
}

/** The number of tallies to read; infinite for an open end. */
function tallyCount(parts: readonly SpanPart[]): number {
  return parts.reduce((sum, { from, until, grain }) => {
    if (from === null || until === null) return Infinity;
    const unit = `${grain}s` as const;
    return sum + Temporal.PlainDate.from(from).until(until, { largestUnit: unit })[unit];
  }, 0);
}
