import type { CertificateObstacle } from '../../../contract/certificates/obstacles.ts';
import { type Context, transaction } from '../../context/context.ts';
import * as queries from './held.queries.ts';
import { reconcileCertificates } from './reconcile-certificates.ts';

/** Few enough that one transaction delays no exam. */
const issuedAtOnce = 200;

/** Finds what the certificate of a member and course waits for; null if none waits. */
export const findObstacle = (
  { db }: Context,
  accountId: number,
  courseId: number,
): Promise<CertificateObstacle | null> => queries.findObstacle(db, accountId, courseId);

/**
 * Issues the certificates that waited for the name of an account, which changed in the caller's transaction, if it
 * can be printed now.
 */
export async function issueHeld(inside: Context, accountId: number): Promise<void> {
  for (const courseId of await queries.listHeldCourses(inside.db, accountId))
    await reconcileCertificates(inside, { courseId, accountIds: [accountId] });
}

/**
 * Issues what waited for a signer in parts, each in its own transaction; what still waits, because there is no signer
 * again, stays. It may run twice and be killed anywhere.
 */
export async function issueHeldForSignature(context: Context): Promise<void> {
  let after: queries.HeldPlace = { courseId: 0, accountId: 0 };
  for (;;) {
    const places = await queries.listHeldForSignature(context.db, after, issuedAtOnce);
    const last = places.at(-1);
    if (last === undefined) return;
    after = last;
    for (const [courseId, held] of Map.groupBy(places, (place) => place.courseId)) {
      const accountIds = held.map(({ accountId }) => accountId);
      await transaction(context, (inside) => reconcileCertificates(inside, { courseId, accountIds }));
    }
  }
}

/** Queues the job that issues what waits for a signer, if there is one by now: after a restore, the queue is a new one. */
export const queueHeld = ({ db }: Context): Promise<void> => queries.queueIssuingHeld(db);

export const forgetHeld = ({ db }: Context, accountId: number): Promise<void> =>
  queries.deleteHeldOf(db, accountId);
