import { type Context, transaction } from '../../context.ts';
import * as queries from './enrolments.queries.ts';
import { creditReading, isReadingComplete, missingReadingMinutes, type Reading } from './enrolments.rules.ts';
import { refuseUnenrolled } from './enrolments.ts';

export interface ReadingProgress {
  readSeconds: number;
  creditedSeconds: number;
  isComplete: boolean;
  /** Whole minutes, rounded up. */
  missingMinutes: number;
}

function progressOf(reading: Reading, creditedSeconds: number): ReadingProgress {
  return {
    readSeconds: reading.readSeconds,
    creditedSeconds,
    isComplete: isReadingComplete(reading),
    missingMinutes: missingReadingMinutes(reading),
  };
}

/**
 * A member opens the reading page of a course: their clock starts from now, nothing is credited (decisions §4).
 * Refuses (403) who has not applied.
 */
export async function openReadingPage(
  context: Context,
  accountId: number,
  courseId: number,
): Promise<ReadingProgress> {
  const reading = await queries.findReading(context.db, accountId, courseId);
  if (reading === undefined) return refuseUnenrolled(context, courseId);
  await queries.advanceReadingClock(context.db, accountId, context.clock.now());
  return progressOf(reading, 0);
}

/**
 * Credits the seconds that a member says to have read (decisions §4); 0 seconds = the page was opened. One second
 * counts once, whatever the tabs and courses: the member's clock is locked meanwhile. Refuses (403) who has not applied.
 */
export async function addReading(
  context: Context,
  accountId: number,
  courseId: number,
  askedSeconds: number,
): Promise<ReadingProgress> {
  if (askedSeconds === 0) return openReadingPage(context, accountId, courseId);
  return transaction(context, async (inside) => {
    const clock = await queries.lockReadingClock(inside.db, accountId);
    if (clock === undefined) return openReadingPage(inside, accountId, courseId);
    const reading = await queries.findReading(inside.db, accountId, courseId);
    if (reading === undefined) return refuseUnenrolled(inside, courseId);
    const now = inside.clock.now(); // after the wait for the lock
    const credit = creditReading({ askedSeconds, creditedAt: clock.creditedAt, now });
    const after = { ...reading, readSeconds: reading.readSeconds + credit.creditedSeconds };
    const completedAt = isReadingComplete(after) ? now : null;
    await queries.advanceReadingClock(inside.db, accountId, credit.creditedAt);
    await queries.updateReading(inside.db, accountId, courseId, after.readSeconds, completedAt);
    return progressOf(after, credit.creditedSeconds);
  });
}
