import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type DaySpan, daySpan, isBackwards, type Period } from './period.rules.ts';

/** The days of a period. Refuses (400) one that ends before it begins. */
export function spanOf(period: Period): DaySpan {
  if (isBackwards(period)) {
    const errors = [{ field: 'To', message: sentence('periodBackwards') }];
    throw new Refusal('periodBackwards', { errors });
  }
  return daySpan(period);
}
