import type { Portal } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { yearsOfAge } from './accounts.rules.ts';

/** Today's date 'YYYY-MM-DD' in the institute's time zone (spec 5.9: TIME_ZONE). */
export function today(portal: Portal): string {
  return calendarDate(portal.clock.now(), portal.config.timeZone);
}

/**
 * Whole years of age today; never below 0. Without a birth date 0: what is for an age waits until it is told (spec 5.9).
 */
export function yearsToday(portal: Portal, birthDate: string | null): number {
  return birthDate === null ? 0 : Math.max(0, yearsOfAge(birthDate, today(portal)));
}
