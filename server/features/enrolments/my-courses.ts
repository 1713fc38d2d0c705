import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { closeOverdueOf } from '../exams/close-attempt.ts';
import { allowedMinutes, canStart, overIfClosedBy, usedSeconds } from '../exams/exams.rules.ts';
import { isReadingComplete } from '../reading/reading-credit.rules.ts';
import * as queries from './my-courses.queries.ts';

/**
 * A member's courses, or one of them, with reading, best exam and certificate, newest enrolment first; exam minutes include
 * the member's time factor. Overdue attempts are closed first. A member always gets their own; for an administrator an
 * unknown name is refused (404).
 */
export async function listMyCourses(context: Context, username: string, courseId?: number) {
  const { caller } = context;
  const accountId =
    caller.role === 'member' ? caller.accountId : (await queries.findAccountId(context.db, username))?.id;
  if (accountId === undefined) throw new Refusal('notFound');
  const at = { now: context.clock.now(), timeZone: context.config.timeZone };
  const list = () => queries.listEnrolments(context.db, accountId, courseId);
  let rows = await list();
  if (rows.some(({ runningClosesAt }) => isOver(runningClosesAt, at.now))) {
    await closeOverdueOf(context, accountId);
    rows = await list();
  }
  return rows.map((row) => withExam(row, at));
}

const isOver = (closesAt: Date | null, now: Date) => closesAt !== null && closesAt <= overIfClosedBy(now);

type EnrolmentRow = Awaited<ReturnType<typeof queries.listEnrolments>>[number];

function withExam(row: EnrolmentRow, at: { now: Date; timeZone: string }) {
  const isArchived = row.archivedAt !== null;
  const hasRunningAttempt = row.runningId !== null;
  const refusal = canStart({ ...row, isArchived, hasRunningAttempt }, at);
  const { bestStartedAt: startedAt, bestClosedAt: closesAt, bestFinishedAt: finishedAt, pausedSeconds } = row;
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
