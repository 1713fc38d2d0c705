import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeEach } from '../bulk/change-each.ts';
import { reconcileCertificates } from '../certificates/reconcile-certificates.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { insertEvent } from './change-attempt.queries.ts';
import { closeOverdueOfCourse } from './close-attempt.ts';
import { canGradeByHand } from './exams.rules.ts';
import * as queries from './grade-by-hand.queries.ts';

export interface GradeByHand {
  courseId: number;
  /** 1 to 100. */
  grade: number;
  reason: string;
}

/**
 * Passes people of a course by a grade that the caller gives with a reason (spec 17.7), each as if they were the only one,
 * and issues the certificate that is due. Annulling the attempt takes it back. Reports who is not enrolled or was taken
 * out, and a grade below the minimum or not above the best one.
 */
export async function gradeByHand(
  context: Context,
  items: readonly SeenRow[],
  given: GradeByHand,
): Promise<BulkResult[]> {
  await closeOverdueOfCourse(context, given.courseId);
  return changeEach(context, items, (each, { Id }) => gradeOne(each, Id, given));
}

async function gradeOne(
  each: Context,
  accountId: number,
  { courseId, grade, reason }: GradeByHand,
): Promise<void> {
  const actorId = accountIdOf(each.caller);
  if (actorId === null) throw new Refusal('notAllowed');
  const standing = await queries.lockForGrade(each.db, accountId, courseId);
  if (standing === undefined) throw new Refusal('notFound');
  const refusal = canGradeByHand(standing, grade);
  if (refusal !== null) throw new Refusal(refusal.code, refusal);
  const at = each.clock.now();
  const { minimumGrade, bestGrade } = standing;
  const id = await queries.insertHandAttempt(each.db, { accountId, courseId, grade, minimumGrade, at });
  await reconcileCertificates(each, { courseId, accountIds: [accountId] });
  const grades = { gradeBefore: bestGrade, gradeAfter: grade };
  await insertEvent(each.db, id, { kind: 'byHand', reason, ...grades }, actorId, at);
  await recordAudit(each, 'attempt.byHand', `attempt:${id}`, grades);
  await tellAdministrators(each, 'attempt.byHand');
}
