import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { closeOverdueOf } from './close-attempt.ts';
import * as queries from './end-retakes.queries.ts';

/**
 * Closes the exam of a course for a member who says that they will not sit it again (spec 8.11): from then on they see
 * key and reasons. Saying it twice is saying it once; an administrator opens it again by annulling or reopening an
 * attempt. Refuses (403) a member who is not enrolled, (409) while an attempt runs and before the first one.
 */
export async function endRetakes(context: Context, accountId: number, courseId: number): Promise<void> {
  await closeOverdueOf(context, accountId);
  await transaction(context, async (inside) => {
    const found = await queries.lockRetakes(inside.db, accountId, courseId);
    if (found === undefined) throw new Refusal('notEnrolled');
    if (found.isRunning) throw new Refusal('endedWhileRunning');
    if (found.attemptCount === 0) throw new Refusal('nothingToEnd');
    if (found.endedAt !== null) return;
    await queries.endRetakes(inside.db, accountId, courseId, inside.clock.now());
    await recordAudit(inside, 'attempt.retakesEnded', `account:${accountId}`, { courseId });
  });
}
