import type { Context } from '../../context/context.ts';
import { instantOfLocal, localOfInstant } from '../../platform/calendar.ts';

/** Formats a date of a course for its form, as a minute of the portal's time zone (spec 7.10). */
export const localOfDate = ({ config }: Context, at: Date | null): string | null =>
  at === null ? null : localOfInstant(at, config.timeZone);

/** Parses such a minute: undefined keeps the date, an empty text removes it. */
export function dateOfLocal({ config }: Context, minute: string | undefined): Date | null | undefined {
  if (minute === undefined) return undefined;
  return minute === '' ? null : instantOfLocal(minute, config.timeZone);
}
