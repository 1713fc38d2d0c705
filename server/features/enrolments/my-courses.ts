import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context.ts';
import { closeOverdueOf } from '../exams/close-attempt.ts';
import { canStart, usedSeconds } from '../exams/exams.rules.ts';
import * as queries from './my-courses.queries.ts';

/**
 * The courses of a member with what they read, their best exam and their certificate, newest application first. What
 * they left open past its time is closed before. A member gets their own whatever the name; for an administrator an
 * unknown name is refused (404).
 */
export async function listMyCourses(context: Context, username: string) {
  const { caller } = context;
  const accountId =
    caller.role === 'member' ? caller.accountId : (await queries.findAccountId(context.db, username))?.id;
  if (accountId === undefined) throw new Refusal('notFound');
  await closeOverdueOf(context, accountId);
  return (await queries.listEnrolments(context.db, accountId)).map(withExam);
}

type EnrolmentRow = Awaited<ReturnType<typeof queries.listEnrolments>>[number];

function withExam(row: EnrolmentRow) {
  const isArchived = row.archivedAt !== null;
  const hasRunningAttempt = row.runningId !== null;
  const refusal = canStart({ ...row, isArchived, hasRunningAttempt });
  const { startedAt, closesAt, finishedAt } = row;
  const isTaken = startedAt !== null && closesAt !== null && finishedAt !== null;
  return {
    ...row,
    isArchived,
    isTaken,
    hasRunningAttempt,
    examRefusal: refusal === null ? null : sentence(refusal.code, refusal.values),
    examSeconds: isTaken ? usedSeconds({ startedAt, closesAt, finishedAt }) : null,
  };
}
