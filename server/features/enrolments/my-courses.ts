import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { closeOverdueOf } from '../exams/close-attempt.ts';
import { allowedMinutes, canStart, usedSeconds } from '../exams/exams.rules.ts';
import { isReadingComplete } from '../reading/reading-credit.rules.ts';
import * as queries from './my-courses.queries.ts';

/**
 * A member's courses with reading, best exam and certificate, newest enrolment first; exam minutes include the member's
 * time factor. Overdue attempts are closed first. A member always gets their own; for an administrator an unknown name
 * is refused (404).
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
