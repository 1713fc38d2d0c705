import type { Context } from '../../context/context.ts';
import { instantOfLocal, localOfInstant } from '../../platform/calendar.ts';

/** Formats a planned publication for the form, as a minute of the portal's time zone (spec 6.2). */
export const localPublishAt = ({ config }: Context, at: Date | null): string | null =>
  at === null ? null : localOfInstant(at, config.timeZone);

export const instantOfPublishAt = ({ config }: Context, minute: string | undefined): Date | undefined =>
  minute === undefined ? undefined : instantOfLocal(minute, config.timeZone);
