import type { Context } from '../../context/context.ts';
import { progressOf, type ReadingProgress } from '../reading/reading.rules.ts';
import * as queries from './enrolments.queries.ts';
import { refuseUnenrolled } from './enrolments.ts';

/** A member's clock starts from now, nothing is credited (spec 7.5). Refuses (403) who has not applied. */
async function startReadingClock(
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
 * Credits the seconds that a member says to have read (spec 7.5); 0 seconds = the page was opened: what passed
 * before doesn't count. One second counts once, whatever the tabs, courses and nodes. Answers once it is stored, with
 * what else the node's readers sent meanwhile. Refuses (403) who has not applied.
 */
export async function addReading(
  context: Context,
  accountId: number,
  courseId: number,
  askedSeconds: number,
): Promise<ReadingProgress> {
  const progress = await context.reading.add({ accountId, courseId, askedSeconds });
  return progress ?? startReadingClock(context, accountId, courseId);
}
