import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeEach } from '../bulk/change-each.ts';
import { closeOverdueOfCourse } from '../exams/close-attempt.ts';
import * as queries from './close-enrolments.queries.ts';
import { reopenEnrolments } from './enrol-people.queries.ts';
import { countEnrolments, deleteEnrolment } from './enrolments.queries.ts';

/**
 * Takes people out of a course (spec 17.6), each independently. Without an attempt or a grade the enrolment is deleted
 * with its reading; otherwise it is closed with the reason, and results and certificates stay. Reports those who are
 * not enrolled, were already taken out, are sitting the exam, or need a reason.
 */
export async function removeFromCourse(
  context: Context,
  items: readonly SeenRow[],
  { courseId, reason }: { courseId: number; reason: string },
): Promise<BulkResult[]> {
  await closeOverdueOfCourse(context, courseId);
  return transaction(context, async (inside) => {
    const within: Context = { ...inside, deferred: { run: (asked, work) => work(asked) } };
    const results = await changeEach(within, items, (each, { Id }) =>
      removeOne(each, { accountId: Id, courseId }, reason),
    );
    // after all enrolments, the order in which enrolling locks them
    const gone = results.filter(({ state }) => state === 'done').length;
    if (gone > 0) await countEnrolments(inside.db, courseId, -gone);
    return results;
  });
}

async function removeOne(
  each: Context,
  place: { accountId: number; courseId: number },
  reason: string,
): Promise<'archived' | undefined> {
  const { accountId, courseId } = place;
  const standing = foundRow(await queries.lockStanding(each.db, accountId, courseId));
  const { closedAt, runsUntil, hasAttempts } = standing;
  if (closedAt !== null) throw new Refusal('alreadyClosed');
  if (runsUntil !== null) {
    const [, until = ''] = localOfInstant(runsUntil, each.config.timeZone).split('T');
    throw new Refusal('sittingNow', { values: { until } });
  }
  const subject = `account:${accountId}`;
  if (!hasAttempts) {
    await deleteEnrolment(each.db, accountId, courseId);
    await recordAudit(each, 'enrolment.remove', subject, { courseId });
    return undefined;
  }
  if (reason === '') throw new Refusal('reasonForClosing');
  await queries.closeEnrolment(each.db, place, { reason, now: each.clock.now() });
  await recordAudit(each, 'enrolment.close', subject, { courseId });
  return 'archived';
}

/** Reopens closed enrolments (spec 17.6); reports people without one. */
export function returnToCourse(
  context: Context,
  items: readonly SeenRow[],
  courseId: number,
): Promise<BulkResult[]> {
  return changeEach(context, items, async (each, { Id }) => {
    const [reopened] = await reopenEnrolments(each.db, { accountIds: [Id], courseIds: [courseId] });
    if (reopened === undefined) throw new Refusal('alreadyEnrolled');
    await recordAudit(each, 'enrolment.reopen', `account:${Id}`, { courseId });
  });
}
