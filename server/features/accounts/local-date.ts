import type { Portal } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { yearsOfAge } from './accounts.rules.ts';

/** Today's date 'YYYY-MM-DD' in the institute's time zone (spec 5.9: TIME_ZONE). */
export function today(portal: Portal): string {
  return calendarDate(portal.clock.now(), portal.config.timeZone);
}

/** Whole years of age today; never below 0. */
export function yearsToday(portal: Portal, birthDate: string): number {
  return Math.max(0, yearsOfAge(birthDate, today(portal)));
}
