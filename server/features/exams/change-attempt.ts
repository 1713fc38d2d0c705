import type { WouldPass } from '../../../contract/attempts/calls.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal, type RefusalCode } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { revokeCertificate } from '../certificates/certificates.ts';
import { reconcileCertificates } from '../certificates/reconcile-certificates.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import * as queries from './change-attempt.queries.ts';
import { closeOverdueOf, endAttempt } from './close-attempt.ts';
import { countAnswers } from './exams.queries.ts';
import {
  canAcceptLate,
  canAddMinutes,
  canAnnul,
  canPass,
  canReopen,
  countAfterLate,
  endingOf,
  grade,
  reopened,
} from './exams.rules.ts';

/**
 * Gives a running attempt more minutes; its page is told with the next answer or within 15 s. Refuses (404) an unknown
 * attempt, (409) one that is over or annulled.
 */
export function addMinutes(
  context: Context,
  id: number,
  { minutes, reason }: { minutes: number; reason: string },
): Promise<{ closesAt: Date }> {
  return change(context, id, canAddMinutes, async (inside, attempt) => {
    const closesAt = new Date(attempt.closesAt.getTime() + minutes * 60_000);
    await queries.moveEnd(inside.db, id, closesAt);
    await recordEvent(inside, attempt, { kind: 'moreMinutes', reason, minutes });
    return { closesAt };
  });
}

/**
 * Reopens an ended attempt for some minutes from now on. Its answers stay, it is graded again at its end, and the time
 * in between does not count. Refuses (404) an unknown attempt, (409) one that runs, is annulled or has a valid
 * certificate, and a member with another open attempt.
 */
export function reopenAttempt(
  context: Context,
  id: number,
  { minutes, reason }: { minutes: number; reason: string },
): Promise<{ closesAt: Date }> {
  return change(context, id, canReopen, async (inside, attempt) => {
    const { finishedAt } = attempt;
    if (finishedAt === null) throw new Refusal('attemptStillRunning');
    const times = reopened({ ...attempt, finishedAt }, minutes, inside.clock.now());
    await queries.reopenAttempt(inside.db, id, times);
    await queries.openRetakes(inside.db, attempt.accountId, attempt.courseId);
    await recordEvent(inside, attempt, { kind: 'reopened', reason, minutes, gradeBefore: attempt.grade });
    return { closesAt: times.closesAt };
  });
}

/**
 * Annuls an attempt, so that it counts nowhere; a running one is ended and graded first. Its certificate is revoked,
 * and the one that the member's next best attempt earns is issued (spec 8.13, 9.2). Refuses (404) an unknown attempt,
 * (409) an annulled one.
 */
export async function annulAttempt(context: Context, id: number, reason: string): Promise<void> {
  await change(context, id, canAnnul, async (inside, attempt) => {
    const now = inside.clock.now();
    if (attempt.finishedAt === null)
      await endAttempt(inside, attempt, { finishedAt: endingOf(attempt, now).finishedAt, endedBy: 'admin' });
    await queries.annulAttempt(inside.db, id, now);
    await queries.openRetakes(inside.db, attempt.accountId, attempt.courseId);
    await revokeCertificate(inside, attempt);
    await recordEvent(inside, attempt, { kind: 'annulled', reason, gradeBefore: attempt.grade });
    await tellAdministrators(inside, 'attempt.annulled');
  });
}

/**
 * Accepts late clicks on these questions, each where no later click is stored, and grades again, but never below the
 * result of a corrected key; the certificate follows the grade. Refuses (404) an unknown attempt, (409) one that runs
 * or is annulled, and questions without a waiting late click.
 */
export function acceptLateClicks(
  context: Context,
  id: number,
  { questionIds, reason }: { questionIds: number[]; reason: string },
): Promise<{ gradeBefore: number; gradeAfter: number }> {
  return change(context, id, canAcceptLate, async (inside, attempt) => {
    const { db } = inside;
    const now = inside.clock.now();
    const asked = [...new Set(questionIds)];
    const accepted = await queries.acceptLateClicks(db, id, asked, now);
    if (accepted.length < asked.length) throw new Refusal('noLateClick');
    const before = await countAnswers(db, id);
    await queries.storeLateClicks(db, id, accepted, now);
    const counted = await countAnswers(db, id);
    const correct = countAfterLate(attempt.correctCount ?? 0, before.correct, counted.correct);
    const gradeBefore = attempt.grade ?? 0;
    const gradeAfter = grade(correct, attempt.questionCount);
    await queries.setGrade(db, id, { correctCount: correct, grade: gradeAfter });
    await reconcileCertificates(inside, { courseId: attempt.courseId, accountIds: [attempt.accountId] });
    await recordEvent(inside, attempt, { kind: 'lateAccepted', reason, gradeBefore, gradeAfter });
    await tellAdministrators(inside, 'attempt.lateAccepted');
    return { gradeBefore, gradeAfter };
  });
}

/** Lists people who would pass a course with this minimum, with their best attempt, by name (spec 8.10). */
export async function listWouldPass(
  { db }: Context,
  courseId: number,
  minimum: number,
): Promise<WouldPass[]> {
  const found = await queries.listWouldPass(db, courseId, minimum);
  return found
    .map((row) => ({
      attemptId: row.attemptId,
      grade: row.grade,
      minimumGrade: row.minimumGrade,
      fullname: fullName(row),
    }))
    .sort((left, right) => left.fullname.localeCompare(right.fullname, 'es'));
}

/**
 * Passes an attempt whose grade reaches the course's current minimum, lower than the one it began with, and issues what
 * is due (spec 8.10). One that has passed stays as it is. Refuses (404) an unknown attempt, (409) one that runs, is
 * annulled or does not reach the minimum.
 */
export async function passAttempt(context: Context, id: number, reason: string): Promise<void> {
  await change(context, id, canPass, async (inside, attempt) => {
    if (attempt.passed) return;
    await queries.lowerMinimum(inside.db, id, attempt.courseMinimum);
    await reconcileCertificates(inside, { courseId: attempt.courseId, accountIds: [attempt.accountId] });
    const gradeAfter = attempt.grade ?? 0;
    await recordEvent(inside, attempt, { kind: 'passed', reason, gradeBefore: gradeAfter, gradeAfter });
    await tellAdministrators(inside, 'attempt.passed');
  });
}

/**
 * The common frame of all changes. The member's overdue attempts are closed first, even if the change is then refused.
 * Course, attempt and enrolment are locked in the same order as in saves of a course and in endings. `refuses` judges
 * the locked state, so that of two concurrent administrators the second sees the first one's change.
 */
async function change<T>(
  context: Context,
  id: number,
  refuses: (attempt: queries.LockedAttempt, now: Date) => RefusalCode | null,
  work: (inside: Context, attempt: queries.LockedAttempt) => Promise<T>,
): Promise<T> {
  const accountId = await queries.findAccountId(context.db, id);
  if (accountId === undefined) throw new Refusal('notFound');
  await closeOverdueOf(context, accountId);
  return transaction(context, async (inside) => {
    await queries.lockCourseOf(inside.db, id);
    const attempt = await queries.lockAttempt(inside.db, id);
    const refusal = refuses(attempt, inside.clock.now());
    if (refusal !== null) throw new Refusal(refusal);
    return work(inside, attempt);
  });
}

/** Records the event for the attempt and in the audit trail; there without the reason, which may be about a person. */
async function recordEvent(
  inside: Context,
  attempt: queries.LockedAttempt,
  event: queries.NewEvent,
): Promise<void> {
  const actorId = accountIdOf(inside.caller);
  if (actorId === null) throw new Refusal('notAllowed');
  await queries.insertEvent(inside.db, attempt.id, event, actorId, inside.clock.now());
  const { kind, minutes = null, gradeBefore = null, gradeAfter = null } = event;
  await recordAudit(inside, `attempt.${kind}`, `attempt:${attempt.id}`, { minutes, gradeBefore, gradeAfter });
}
