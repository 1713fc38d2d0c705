import { instantOfLocal, localOfInstant } from '../platform/calendar.ts';
import type { Context } from './context.ts';

/** Formats an instant for a form, as a minute 'YYYY-MM-DDTHH:mm' of the portal's time zone (spec 6.2, 7.10). */
export const localMinute = ({ config }: Context, at: Date | null): string | null =>
  at === null ? null : localOfInstant(at, config.timeZone);

/** Parses such a minute; undefined stays undefined. */
export const instantOfMinute = ({ config }: Context, minute: string | undefined): Date | undefined =>
  minute === undefined ? undefined : instantOfLocal(minute, config.timeZone);
