import {
  creditReading,
  isReadingComplete,
  isTooFarAhead,
  missingReadingMinutes,
  type Reading,
} from './reading-credit.rules.ts';

/** The seconds that a member reports as read; 0 = the page was opened. */
export interface ReadingCall {
  accountId: number;
  courseId: number;
  askedSeconds: number;
  /** The number of the module that is open; undefined = not told. */
  module?: number | undefined;
}

/** A member's reading of a course, and the instant up to which their seconds are used up in any course. */
export interface StoredReading extends Reading {
  accountId: number;
  courseId: number;
  /** The module read last. */
  module: number | null;
  creditedAt: Date;
}

export interface ReadingProgress {
  readSeconds: number;
  /** The course's current duration; it may have changed since the page was opened. */
  durationMinutes: number;
  creditedSeconds: number;
  isComplete: boolean;
  /** Whole minutes, rounded up. */
  missingMinutes: number;
}

export function progressOf(reading: Reading, creditedSeconds: number): ReadingProgress {
  return {
    readSeconds: reading.readSeconds,
    durationMinutes: reading.durationMinutes,
    creditedSeconds,
    isComplete: isReadingComplete(reading),
    missingMinutes: missingReadingMinutes(reading),
  };
}

/** The key of a member's reading of a course. */
export const readingKey = (of: { accountId: number; courseId: number }): string =>
  `${of.accountId}:${of.courseId}`;

/**
 * Credits calls at one instant, in order, with the same result as one by one: one second counts once across a member's
 * tabs and courses (spec 7.5). Returns the progress of each call, undefined where nothing is stored, and the changed
 * readings and clocks.
 */
export function creditCalls(
  stored: readonly StoredReading[],
  calls: readonly ReadingCall[],
  now: Date,
): { progress: (ReadingProgress | undefined)[]; clocks: Map<number, Date>; readings: StoredReading[] } {
  const readings = new Map(stored.map((reading) => [readingKey(reading), reading]));
  const clocks = new Map(stored.map(({ accountId, creditedAt }) => [accountId, creditedAt]));
  const movedClocks = new Map<number, Date>();
  const changed = new Set<string>();
  const progress = calls.map((call) => {
    const key = readingKey(call);
    const reading = readings.get(key);
    const creditedAt = clocks.get(call.accountId);
    if (reading === undefined || creditedAt === undefined) return undefined;
    const credit = creditCall(call.askedSeconds, creditedAt, now);
    clocks.set(call.accountId, credit.creditedAt);
    if (credit.creditedAt.getTime() !== creditedAt.getTime())
      movedClocks.set(call.accountId, credit.creditedAt);
    const after = { ...reading, readSeconds: reading.readSeconds + credit.creditedSeconds };
    if (call.askedSeconds > 0) {
      after.module = call.module ?? reading.module;
      if (isReadingComplete(after)) after.readingCompletedAt ??= now;
    }
    const { readSeconds, readingCompletedAt, module } = reading;
    if (
      after.readSeconds !== readSeconds ||
      after.readingCompletedAt !== readingCompletedAt ||
      after.module !== module
    )
      changed.add(key);
    readings.set(key, after);
    return progressOf(after, credit.creditedSeconds);
  });
  return {
    progress,
    clocks: movedClocks,
    readings: [...readings].filter(([key]) => changed.has(key)).map(([, reading]) => reading),
  };
}

/**
 * Opening a page credits nothing, and earlier time does not count: the clock starts from now. It only goes back where
 * creditReading lets it.
 */
function creditCall(askedSeconds: number, creditedAt: Date, now: Date) {
  if (askedSeconds > 0) return creditReading({ askedSeconds, creditedAt, now });
  const startsNow = now > creditedAt || isTooFarAhead(creditedAt, now);
  return { creditedSeconds: 0, creditedAt: startsNow ? now : creditedAt };
}
