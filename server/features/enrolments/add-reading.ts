import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { hasOpened, momentText } from '../courses/course-dates.rules.ts';
import { progressOf, type ReadingProgress } from '../reading/reading.rules.ts';
import * as queries from './enrolments.queries.ts';
import { refuseUnenrolled } from './enrolments.ts';

/**
 * Starts a member's reading clock now; it credits nothing (spec 7.5). Refuses (403) a member who is not enrolled or was
 * taken out, (409) before the course opens.
 */
async function startReadingClock(
  context: Context,
  accountId: number,
  courseId: number,
): Promise<ReadingProgress> {
  const reading = await queries.findReading(context.db, accountId, courseId);
  if (reading === undefined) return refuseUnenrolled(context, courseId);
  if (reading.closedAt !== null) throw new Refusal('enrolmentClosed');
  const { opensAt } = reading;
  if (opensAt !== null && !hasOpened(opensAt, context.clock.now()))
    throw new Refusal('courseNotOpen', { values: { when: momentText(opensAt, context.config.timeZone) } });
  await queries.advanceReadingClock(context.db, accountId, context.clock.now());
  return progressOf(reading, 0);
}

/**
 * Credits the reported reading seconds (spec 7.5). 0 seconds = the page was opened: earlier time does not count. A
 * second counts once across tabs, courses and nodes. Resolves once stored, in a batch with other readers of the node.
 * Refuses (403) a member who is not enrolled or was taken out.
 */
export async function addReading(
  context: Context,
  accountId: number,
  courseId: number,
  askedSeconds: number,
  module?: number,
): Promise<ReadingProgress> {
  const progress = await context.reading.add({ accountId, courseId, askedSeconds, module });
  return progress ?? startReadingClock(context, accountId, courseId);
}
