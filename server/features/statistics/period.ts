import { Refusal, sentence } from '../../../contract/refusal.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import type { TimeRange } from '../../platform/database/time-range.ts';
import { type DaySpan, daySpan, isBackwards, type Period } from './period.rules.ts';

/** The days of a period. Refuses (400) one that ends before it begins. */
export function spanOf(period: Period): DaySpan {
  if (isBackwards(period)) {
    const errors = [{ field: 'To', message: sentence('periodBackwards') }];
    throw new Refusal('periodBackwards', { errors });
  }
  return daySpan(period);
}

/** Days in instants: from the first moment of the first to that of the day after the last. */
export function instantsOf({ from, until }: DaySpan, timeZone: string): TimeRange {
  const beginning = (day: string | null) => (day === null ? null : instantOfLocal(`${day}T00:00`, timeZone));
  return { from: beginning(from), until: beginning(until) };
}
