import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context.ts';
import { answerForms } from './answers.rules.ts';
import { isOver, overIfClosedBy, remainingSeconds } from './exams.rules.ts';
import * as queries from './save-answer.queries.ts';

export interface AnswerGiven {
  accountId: number;
  courseId: number;
  questionId: number;
  answer: string;
  attemptId?: number | undefined;
  /** The server's time of the click as the page estimates it; absent = now. */
  clickedAt?: Date | undefined;
}

/**
 * Stores the click of a member durably before it answers (decisions §5). A click older than the stored one changes
 * nothing and succeeds. Refuses (400) what is no option of the question or no question of the exam, and (409) a click
 * without a running attempt or one that comes after closesAt + 20 s.
 */
export async function saveAnswer(
  context: Context,
  given: AnswerGiven,
): Promise<{ remainingSeconds: number }> {
  const now = context.clock.now();
  const { accountId, courseId, questionId, attemptId = null, clickedAt = now } = given;
  const forms = answerForms(given.answer);
  const click = {
    accountId,
    courseId,
    questionId,
    attemptId,
    clickedAt,
    now,
    overIfClosedBy: overIfClosedBy(now),
  };
  const shown = await queries.saveClick(context.db, { ...click, ...forms });
  if (shown === undefined) return refuseClick(context, { accountId, courseId, attemptId }, now);
  if (!shown.isOption) throw new Refusal('badAnswer');
  return { remainingSeconds: remainingSeconds(shown, now) };
}

async function refuseClick(
  context: Context,
  of: { accountId: number; courseId: number; attemptId: number | null },
  now: Date,
): Promise<never> {
  const attempt = await queries.findNewestAttempt(context.db, of);
  if (attempt === undefined) throw new Refusal('noRunningAttempt');
  if (attempt.finishedAt === null)
    throw new Refusal(isOver(attempt, now) ? 'attemptOver' : 'questionNotInAttempt');
  // A page that names its attempt learns that it ended; one that names none, that there is none now.
  throw new Refusal(of.attemptId !== null || attempt.endedBy === 'time' ? 'attemptOver' : 'noRunningAttempt');
}
