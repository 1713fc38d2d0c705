import type { Context } from '../../context/context.ts';
import * as queries from './certificates.queries.ts';
import { reconcileCertificates } from './reconcile-certificates.ts';

/**
 * Revokes the valid certificate of an annulled attempt, and issues one for the member's next best attempt (spec 9.2).
 * In the caller's transaction, which has locked the course, the attempt and its enrolment.
 */
export async function revokeCertificate(
  inside: Context,
  attempt: { id: number; accountId: number; courseId: number },
): Promise<void> {
  const { accountId, courseId } = attempt;
  const revoked = await queries.revokeValidCertificate(inside.db, attempt.id, inside.clock.now());
  if (revoked === undefined) return;
  await queries.queueRecording(inside.db, [revoked.id]);
  await reconcileCertificates(inside, { courseId, accountIds: [accountId] });
}

/** Finds the code of the valid certificate of a member and course, or null. */
export function findValidCode({ db }: Context, accountId: number, courseId: number): Promise<string | null> {
  return queries.findValidCode(db, accountId, courseId);
}

/** Finds the valid certificate of a member and course; undefined without one. */
export function findValidCertificate(context: Context, accountId: number, courseId: number) {
  return queries.findValidCertificate(context.db, accountId, courseId);
}
