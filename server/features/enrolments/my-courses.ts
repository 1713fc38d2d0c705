import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { closeOverdueOf } from '../exams/close-attempt.ts';
import { allowedMinutes, canStart, usedSeconds } from '../exams/exams.rules.ts';
import { isReadingComplete } from '../reading/reading-time.rules.ts';
import * as queries from './my-courses.queries.ts';

/**
 * The courses of a member with what they read, their best exam and their certificate, newest application first; exam
 * minutes with the member's own share of time. What they left open past its time is closed before. A member gets their own whatever the name; for an administrator an
 * unknown name is refused (404).
 */
export async function listMyCourses(context: Context, username: string) {
  const { caller } = context;
  const accountId =
    caller.role === 'member' ? caller.accountId : (await queries.findAccountId(context.db, username))?.id;
  if (accountId === undefined) throw new Refusal('notFound');
  await closeOverdueOf(context, accountId);
  const at = { now: context.clock.now(), timeZone: context.config.timeZone };
  return (await queries.listEnrolments(context.db, accountId)).map((row) => withExam(row, at));
}

type EnrolmentRow = Awaited<ReturnType<typeof queries.listEnrolments>>[number];

function withExam(row: EnrolmentRow, at: { now: Date; timeZone: string }) {
  const isArchived = row.archivedAt !== null;
  const hasRunningAttempt = row.runningId !== null;
  const refusal = canStart({ ...row, isArchived, hasRunningAttempt }, at);
  const { startedAt, closesAt, finishedAt, pausedSeconds } = row;
  const isTaken = startedAt !== null && closesAt !== null && finishedAt !== null && pausedSeconds !== null;
  return {
    ...row,
    isArchived,
    isTaken,
    isReadingComplete: isReadingComplete(row),
    hasRunningAttempt,
    examRefusal: refusal === null ? null : sentence(refusal.code, refusal.values),
    examSeconds: isTaken ? usedSeconds({ startedAt, closesAt, finishedAt, pausedSeconds }) : null,
    examMinutes: allowedMinutes(row.examMinutes, row.timeFactorPercent),
  };
}
