import type { Period } from './period.rules.ts';

/** The most rows in the list of most failed questions (spec 10.3). */
export const mostFailed = 10;

/** The longest period by days; a longer one is counted by months. */
const mostDays = 62;

export function activityGrain({ from, to }: Period): 'day' | 'month' {
  if (from === undefined || to === undefined) return 'month';
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days + 1;
  return days <= mostDays ? 'day' : 'month';
}

/** Counts at 0, 1, … 100 in ten steps: 0–9, 10–19, … 90–100. Without any all are 0. */
export function tenths(counts: readonly number[]): number[] {
  const steps = Array.from({ length: 10 }, () => 0);
  counts.forEach((count, at) => {
    const step = Math.min(9, Math.floor(at / 10));
    steps[step] = (steps[step] ?? 0) + count;
  });
  return steps;
}
