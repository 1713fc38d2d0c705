import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { answerForms } from './answer-letters.rules.ts';
import { overIfClosedBy, remainingSeconds, tooLateIfEndedBefore } from './exams.rules.ts';
import * as queries from './save-answer.queries.ts';

export interface AnswerGiven {
  accountId: number;
  courseId: number;
  questionId: number;
  answer: string;
  attemptId?: number | undefined;
  /** The server's time of the click, as the page estimates it; absent = it counts as the latest. */
  clickedAt?: Date | undefined;
}

export interface AnswerSaved {
  remainingSeconds: number;
  /** The stored answer; it differs from the given one if a later click was stored before. */
  answer: string;
}

/**
 * Stores a member's click durably before it answers (spec 8.6). A click older than the stored one changes nothing,
 * succeeds, and gets the stored answer. A click after closesAt + 20 s, or after the attempt's end, is recorded as late,
 * counts for nothing and is refused (409) with those words; once the result was seen, or a day later, it is not even
 * recorded. Refuses (400) an invalid option or a question not in the
 * exam, and (409) a click without any attempt or for an annulled one.
 */
export async function saveAnswer(context: Context, given: AnswerGiven): Promise<AnswerSaved> {
  const now = context.clock.now();
  const { accountId, courseId, questionId, attemptId = null, clickedAt = null } = given;
  const forms = answerForms(given.answer);
  const click = {
    accountId,
    courseId,
    questionId,
    attemptId,
    clickedAt,
    now,
    overIfClosedBy: overIfClosedBy(now),
    ...forms,
  };
  const shown = await context.answers.add(click);
  if (shown === undefined) return recordLateClick(context, given, click);
  if (shown.answer === null) throw new Refusal('badAnswer');
  const answer = shown.isStored
    ? shown.answer
    : await queries.getStoredAnswer(context.db, shown.attemptId, questionId);
  return { remainingSeconds: remainingSeconds(shown, now), answer };
}

async function recordLateClick(
  context: Context,
  given: AnswerGiven,
  click: queries.Click,
): Promise<AnswerSaved> {
  const late = await queries.upsertLateClick(context.db, click, tooLateIfEndedBefore(click.now));
  if (late === undefined) throw new Refusal('noRunningAttempt');
  if (late.isAnnulled) throw new Refusal('attemptAnnulled');
  if (!late.isShown) throw new Refusal('questionNotInAttempt');
  if (late.isOpen) return saveAnswer(context, given); // started or reopened between the two statements
  if (!late.isOption) throw new Refusal('badAnswer');
  if (late.isKnown) {
    const answer = await queries.getStoredAnswer(context.db, late.attemptId, given.questionId);
    return { remainingSeconds: 0, answer };
  }
  if (late.isResultSeen) throw new Refusal('lateAfterResult');
  throw new Refusal(late.isTooLate ? 'tooLate' : 'keptLate');
}
