import { readingCreditCapSeconds } from '../../../contract/constants.ts';

/** What a member has read of a course, against what the course asks. */
export interface Reading {
  readSeconds: number;
  /** When the duration was first reached; once reached it stays reached (spec 7.6). */
  readingCompletedAt: Date | null;
  durationMinutes: number;
}

/**
 * Seconds that a clock may be ahead of ours: another node's clock runs a little differently. Further ahead it was set
 * while a server's clock was wrong, and would stand still until that day comes.
 */
export const clockSkewSeconds = 60;

/** Seconds that may wait uncredited, so that a jitter of the network does not eat them. */
export const creditSlackSeconds = 5;

export function isReadingComplete(reading: Reading): boolean {
  return reading.readingCompletedAt !== null || reading.readSeconds >= reading.durationMinutes * 60;
}

/** Whole minutes still to read, rounded up; 0 once complete. */
export function missingReadingMinutes(reading: Reading): number {
  if (isReadingComplete(reading)) return 0;
  return Math.ceil((reading.durationMinutes * 60 - reading.readSeconds) / 60);
}

/** What follows 'Te': 'falta 1 min', 'faltan 4 min'. */
export function formatMissing(minutes: number): string {
  return `${minutes === 1 ? 'falta' : 'faltan'} ${minutes} min`;
}

/**
 * How many of the asked seconds count: the least of what was asked, 10 minutes, and the time since the member's
 * last credit, so one second counts once (spec 7.5). `creditedAt` is the instant up to which time is used up
 * afterwards: never further behind now than the slack. From a clock that is ahead nothing counts; it stays, unless it
 * is further ahead than nodes differ: then it starts from now.
 */
export function creditReading(given: { askedSeconds: number; creditedAt: Date; now: Date }): {
  creditedSeconds: number;
  creditedAt: Date;
} {
  if (isFromTheFuture(given.creditedAt, given.now)) return { creditedSeconds: 0, creditedAt: given.now };
  const elapsedSeconds = Math.floor((given.now.getTime() - given.creditedAt.getTime()) / 1000);
  const creditedSeconds = Math.max(0, Math.min(given.askedSeconds, readingCreditCapSeconds, elapsedSeconds));
  const usedUpTo = given.creditedAt.getTime() + creditedSeconds * 1000;
  const slackFrom = given.now.getTime() - creditSlackSeconds * 1000;
  return { creditedSeconds, creditedAt: new Date(Math.max(usedUpTo, slackFrom)) };
}

/** Whether a member's clock is further ahead than the clocks of two nodes can differ. */
export const isFromTheFuture = (creditedAt: Date, now: Date): boolean =>
  creditedAt.getTime() - now.getTime() > clockSkewSeconds * 1000;
