import { readingCreditCapSeconds } from '../../../contract/constants.ts';

/** A member's reading of a course, and the minutes that the course asks for. */
export interface Reading {
  readSeconds: number;
  /** The time when the duration was first reached; it stays (spec 7.6). */
  readingCompletedAt: Date | null;
  durationMinutes: number;
}

/**
 * The tolerated lead of a clock in seconds, because the clocks of nodes differ a little. A clock further ahead was set
 * while a server's clock was wrong, and would credit nothing until that time comes.
 */
export const clockSkewSeconds = 60;

/** Seconds that may wait uncredited, so that delays of the network do not lose them. */
export const creditSlackSeconds = 5;

export function isReadingComplete(reading: Reading): boolean {
  return reading.readingCompletedAt !== null || reading.readSeconds >= reading.durationMinutes * 60;
}

/** Whole minutes still to read, rounded up; 0 once complete. */
export function missingReadingMinutes(reading: Reading): number {
  if (isReadingComplete(reading)) return 0;
  return Math.ceil((reading.durationMinutes * 60 - reading.readSeconds) / 60);
}

/** The words after 'Te': 'falta 1 min', 'faltan 4 min'. */
export function formatMissing(minutes: number): string {
  return `${minutes === 1 ? 'falta' : 'faltan'} ${minutes} min`;
}

/**
 * Computes how many of the reported seconds count: the minimum of the reported ones, 10 minutes, and the time since the
 * member's last credit, so that one second counts once (spec 7.5). `creditedAt` is the new instant up to which time is
 * used up, never further behind now than the slack. A clock that is ahead credits nothing and stays; only if it is
 * further ahead than nodes can differ, it restarts from now.
 */
export function creditReading(given: { askedSeconds: number; creditedAt: Date; now: Date }): {
  creditedSeconds: number;
  creditedAt: Date;
} {
  if (isTooFarAhead(given.creditedAt, given.now)) return { creditedSeconds: 0, creditedAt: given.now };
  const elapsedSeconds = Math.floor((given.now.getTime() - given.creditedAt.getTime()) / 1000);
  const creditedSeconds = Math.max(0, Math.min(given.askedSeconds, readingCreditCapSeconds, elapsedSeconds));
  const usedUpTo = given.creditedAt.getTime() + creditedSeconds * 1000;
  const slackFrom = given.now.getTime() - creditSlackSeconds * 1000;
  return { creditedSeconds, creditedAt: new Date(Math.max(usedUpTo, slackFrom)) };
}

/** True when a member's clock is further ahead than the clocks of two nodes can differ. */
export const isTooFarAhead = (creditedAt: Date, now: Date): boolean =>
  creditedAt.getTime() - now.getTime() > clockSkewSeconds * 1000;
