import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context.ts';
import { findValidCertificate } from '../certificates/certificates.ts';
import { closeAttempt, closeOverdueOf } from './close-attempt.ts';
import * as queries from './exams.queries.ts';
import { usedSeconds } from './exams.rules.ts';

/**
 * Ends the open attempt of a course, or that attempt, and grades what is stored (decisions §5). Ending twice, at once
 * or after the time ran out gives the same result. Refuses (409) a member without any attempt.
 */
export async function finishExam(
  context: Context,
  of: { accountId: number; courseId: number; attemptId?: number | undefined },
) {
  const attempt = await transaction(context, async (inside) => {
    const open = await queries.lockOpenAttempt(inside.db, of);
    if (open !== undefined) await closeAttempt(inside, open);
    return queries.findFinishedAttempt(inside.db, of);
  });
  if (attempt === undefined) throw new Refusal('noRunningAttempt');
  const certificate = await findValidCertificate(context, of.accountId, of.courseId);
  return {
    ...attempt,
    isPassed: attempt.grade >= attempt.minimumGrade,
    usedSeconds: usedSeconds(attempt),
    certificateCode: certificate?.code ?? null,
  };
}

/** Whether a finished attempt of the course reached its minimum (decisions §5). Refuses (404) an unknown course. */
export async function hasPassed(context: Context, accountId: number, courseId: number): Promise<boolean> {
  await closeOverdueOf(context, accountId);
  const found = await queries.findHasPassed(context.db, accountId, courseId);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}
