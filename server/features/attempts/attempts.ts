import type { AttemptRow, OwnAttempt } from '../../../contract/attempts/calls.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { inSnapshot } from '../../platform/database/database.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { requireCourse } from '../courses/exam-settings.ts';
import { noteContact } from '../exams/attempt-contact.ts';
import { closeOverdueOf, closeOverdueOfCourse } from '../exams/close-attempt.ts';
import { allowedSeconds, isOver, remainingSeconds, stateOf, usedSeconds } from '../exams/exams.rules.ts';
import * as queries from './attempts.queries.ts';

/**
 * All attempts of a course, newest first (spec 8.13); overdue ones are closed first, so that every state is current.
 * Search finds parts of names, usernames and e-mails, as they sound. Refuses (404) an unknown course.
 */
export async function listAttempts(
  context: Context,
  input: ListInput & {
    courseId: number;
    State?: queries.AttemptFilter['state'] | undefined;
    GroupId?: number | undefined;
  },
): Promise<{ rows: AttemptRow[]; total: number }> {
  const { courseId, State: state = 'all', Search: search, GroupId: groupId } = input;
  await requireCourse(context, courseId);
  await closeOverdueOfCourse(context, courseId);
  const filter = { courseId, state, search, groupId };
  const [stored, total] = await Promise.all([
    queries.listAttempts(context.db, filter, listWindow(input)),
    queries.countAttempts(context.db, filter),
  ]);
  const now = context.clock.now();
  return { rows: stored.map((row) => ({ ...factsOf(row, now), ...ownerOf(row) })), total };
}

/** A member's attempts of a course, newest first; overdue ones are closed first. Refuses (404) an unknown course. */
export async function listOwnAttempts(
  context: Context,
  accountId: number,
  courseId: number,
): Promise<OwnAttempt[]> {
  await closeOverdueOf(context, accountId);
  const stored = await queries.listAttemptsOfMember(context.db, accountId, courseId);
  if (stored.length === 0) await requireCourse(context, courseId);
  const now = context.clock.now();
  return stored.map((row) => factsOf(row, now));
}

/** A member's attempts of every course, newest first; overdue ones are closed first. Search finds parts of titles. */
export async function listAttemptsOfPerson(
  context: Context,
  accountId: number,
  input: ListInput,
): Promise<{ rows: OwnAttempt[]; total: number }> {
  await closeOverdueOf(context, accountId);
  return inSnapshot(context.db, async (db) => {
    const stored = await queries.listAttemptsOfPerson(db, accountId, input.Search, listWindow(input));
    return {
      rows: stored.map((row) => factsOf(row, context.clock.now())),
      total: await queries.countAttemptsOfPerson(db, accountId, input.Search),
    };
  });
}

/**
 * Reads the remaining seconds of the caller's attempt and notes that its page is in contact (spec 8.9). Two statements
 * by key, because every page of an exam asks all the time.
 * Refuses (404) another's attempt like an unknown one.
 */
export async function getAttemptTime(context: Context, id: number) {
  const times = foundRow(await queries.findTimes(context.db, id, accountIdOf(context.caller)));
  const now = context.clock.now();
  const isOpen = times.finishedAt === null && !isOver(times, now);
  if (isOpen) await noteContact(context, id);
  return {
    isOpen,
    remainingSeconds: isOpen ? remainingSeconds(times, now) : 0,
    allowedSeconds: allowedSeconds(times),
  };
}

/** The facts of an attempt that everybody who may see it gets. One that was reopened has used time already. */
export function factsOf(stored: queries.StoredAttempt, now: Date): OwnAttempt {
  const isFirstRun = stored.finishedAt === null && stored.pausedSeconds === 0;
  const { finishedAt, grade, minimumGrade } = stored;
  const { id, kind, courseId, courseTitle, number, endedBy, questionCount, answeredCount, lateCount } =
    stored;
  return {
    id,
    kind,
    courseId,
    courseTitle,
    number,
    endedBy,
    questionCount,
    answeredCount,
    lateCount,
    state: stateOf(stored),
    startedAt: stored.startedAt.toISOString(),
    closesAt: stored.closesAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    allowedSeconds: allowedSeconds(stored),
    usedSeconds: isFirstRun ? null : usedSeconds({ ...stored, finishedAt: finishedAt ?? now }),
    grade,
    minimumGrade,
    isPassed: grade === null ? null : stored.passed,
  };
}

/** The member of an attempt, and the certificate it earned. */
export function ownerOf(stored: queries.StoredAttempt) {
  const { accountId, username, timeFactorPercent, certificateCode } = stored;
  return { userId: accountId, fullname: fullName(stored), username, timeFactorPercent, certificateCode };
}
