import { randomInt } from 'node:crypto';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { getExamSettings } from '../courses/exam-settings.ts';
import { noteContact } from './attempt-contact.ts';
import { closeOverdueOf } from './close-attempt.ts';
import { drawExam } from './draw-exam.rules.ts';
import { findFinishedAttempt, findOpenAttempt, listOpenAttempts, type OpenAttempt } from './exams.queries.ts';
import { allowedMinutes, allowedSeconds, canStart, overIfClosedBy, remainingSeconds } from './exams.rules.ts';
import * as queries from './start-exam.queries.ts';

/**
 * Starts a member's attempt, or resumes the running one with its answers, on any device (spec 8.4). Concurrent starts
 * get the same attempt. The member's time factor is frozen in it. Refuses a prefetch and a member who is not enrolled
 * (403), and (409) an exam that is closed, archived, without questions, not read yet, or still in the wait after the
 * last attempt. With `resumedId` it only resumes that attempt and refuses (409) once it is over or annulled, so that a
 * restored page does not start the next one unasked.
 */
export async function startExam(
  context: Context,
  accountId: number,
  courseId: number,
  resumedId?: number | undefined,
) {
  if (context.isPrefetch()) throw new Refusal('notAllowed'); // the clock starts when a person presses, never before
  const running = await findRunning(context, accountId, courseId);
  if (resumedId !== undefined && running?.id !== resumedId) {
    const ended = await findFinishedAttempt(context.db, { accountId, courseId, attemptId: resumedId });
    throw new Refusal(ended?.annulledAt ? 'attemptAnnulled' : 'attemptOver');
  }
  const attempt =
    running ?? (await transaction(context, (inside) => newAttempt(inside, accountId, courseId)));
  const questions = await queries.listExamQuestions(context.db, attempt.id);
  const now = context.clock.now();
  if (running !== undefined) await noteContact(context, running.id);
  return {
    ...attempt,
    courseTitle: questions[0]?.courseTitle ?? '',
    questions,
    now,
    allowedSeconds: allowedSeconds(attempt),
    remainingSeconds: remainingSeconds(attempt, now),
  };
}

/** The member's running attempt. Overdue ones, of any course, are closed first. */
async function findRunning(context: Context, accountId: number, courseId: number) {
  const closedBy = overIfClosedBy(context.clock.now());
  const open = await listOpenAttempts(context.db, accountId);
  if (open.some(({ closesAt }) => closesAt <= closedBy)) {
    await closeOverdueOf(context, accountId);
    return findOpenAttempt(context.db, accountId, courseId);
  }
  return open.find((attempt) => attempt.courseId === courseId);
}

async function newAttempt(inside: Context, accountId: number, courseId: number): Promise<OpenAttempt> {
  const { db } = inside;
  const isEnrolled = await queries.lockForStart(db, accountId, courseId);
  if (!isEnrolled) await getExamSettings(inside, courseId); // refuses: no such course, or not enrolled
  const startedAt = inside.clock.now();
  const standing = await queries.getStanding(db, accountId, courseId);
  if (standing.hasRunningAttempt) {
    const other = await findOpenAttempt(db, accountId, courseId); // started while this waited for the lock
    if (other !== undefined) return other;
  }
  const refusal = canStart(standing, { now: startedAt, timeZone: inside.config.timeZone });
  if (refusal !== null) throw new Refusal(refusal.code, refusal);
  const { timeFactorPercent, minimumGrade } = standing;
  const minutes = allowedMinutes(standing.examMinutes, timeFactorPercent);
  const closesAt = new Date(startedAt.getTime() + minutes * 60_000);
  const frozen = {
    accountId,
    courseId,
    startedAt,
    closesAt,
    allowedMinutes: minutes,
    timeFactorPercent,
    minimumGrade,
  };
  if (standing.readingCompletedAt === null)
    await queries.markReadingComplete(db, accountId, courseId, startedAt);
  const { questionsPerExam, hasSeenKey, attemptCount, annulledCount, draw } = standing;
  const unseenFirst = hasSeenKey || draw.unseenFirst;
  const bank =
    unseenFirst && attemptCount + annulledCount > 0
      ? await queries.listKnownQuestions(db, courseId, accountId)
      : await queries.listDrawableQuestions(db, courseId);
  const drawn = drawExam(bank, { ...draw, unseenFirst, count: questionsPerExam }, (n) => randomInt(n));
  return queries.insertAttempt(db, frozen, drawn);
}
