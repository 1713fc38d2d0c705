import type { ServiceState } from '../../../contract/calls/estado.ts';

const daysShown = 90;

export interface DayOfAvailability {
  /** 'YYYY-MM-DD' */
  day: string;
  /** `unknown`: before a node's first heartbeat. */
  state: 'well' | 'outage' | 'unknown';
}

/** The ninety days up to today, each with its outages; `dayOf` gives the day of an instant. */
export function daysOfAvailability(
  { from, outages, now }: Pick<ServiceState['availability'], 'from' | 'outages'> & { now: string },
  dayOf: (instant: string) => string,
): DayOfAvailability[] {
  const last = Date.parse(`${dayOf(now)}T00:00:00Z`);
  const first = dayOf(from);
  const spans = outages.map((outage) => [dayOf(outage.from), dayOf(outage.until)] as const);
  return Array.from({ length: daysShown }, (_, place) => {
    const day = new Date(last - (daysShown - 1 - place) * 86_400_000).toISOString().slice(0, 10);
    if (day < first) return { day, state: 'unknown' };
    const hasOutage = spans.some(([begin, end]) => begin <= day && day <= end);
    return { day, state: hasOutage ? 'outage' : 'well' };
  });
}
