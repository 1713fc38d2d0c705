import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { findValidCode } from '../certificates/certificates.ts';
import { findObstacle } from '../certificates/held-certificates.ts';
import { countPractice } from '../practice/count-practice.ts';
import { noteResultSeen } from './attempt-contact.ts';
import { closeAttempt, closeOverdueOf } from './close-attempt.ts';
import * as queries from './exams.queries.ts';
import { attemptsLeft, fewestAskedToName, isExamClosed, nextAttemptAt, usedSeconds } from './exams.rules.ts';
import { getStanding } from './start-exam.queries.ts';

/**
 * Ends the open attempt of a course, or the given one, and grades the stored answers (spec 8.8). Ending twice, concurrently
 * or after the time ran out gives the same result. It also returns the modules to read again, which reveal no mark of a
 * question, and when the next attempt may start. From then on late clicks are not recorded. Refuses (409) a member without
 * any attempt, and an annulled one.
 */
export async function finishExam(
  context: Context,
  of: { accountId: number; courseId: number; attemptId?: number | undefined },
) {
  const { accountId, courseId } = of;
  const attempt = await transaction(context, async (inside) => {
    const open = await queries.lockOpenAttempt(inside.db, of);
    if (open !== undefined) await closeAttempt(inside, open, { resultSeenAt: inside.clock.now() });
    const ended = await queries.findFinishedAttempt(inside.db, {
      ...of,
      attemptId: open?.id ?? of.attemptId,
    });
    if (ended?.isResultSeen === false) await noteResultSeen(inside, ended.id);
    return ended;
  });
  if (attempt === undefined) throw new Refusal('noRunningAttempt');
  if (attempt.annulledAt !== null) throw new Refusal('attemptAnnulled');
  const [certificateCode, certificateWaits, standing, practiceCount] = await Promise.all([
    findValidCode(context, accountId, courseId),
    findObstacle(context, accountId, courseId),
    getStanding(context.db, accountId, courseId),
    countPractice(context, courseId),
  ]);
  const isClosed = isExamClosed(standing);
  return {
    ...attempt,
    usedSeconds: usedSeconds(attempt),
    certificateCode,
    certificateWaits,
    readAgain: await queries.listReadAgain(context.db, attempt.id, courseId, fewestAskedToName(isClosed)),
    practiceCount,
    nextAttemptAt: nextAttemptAt(standing, context.clock.now()),
    canRetake: !isClosed,
    attemptsLeft: attemptsLeft(standing),
  };
}

/** Returns if a finished attempt of the course reached its minimum (spec 8.10). Refuses (404) an unknown course. */
export async function hasPassed(context: Context, accountId: number, courseId: number): Promise<boolean> {
  await closeOverdueOf(context, accountId);
  const found = await queries.findHasPassed(context.db, accountId, courseId);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}
