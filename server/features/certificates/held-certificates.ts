import type { Context } from '../../context/context.ts';
import type { Database } from '../../platform/database/database.ts';
import * as queries from './held.queries.ts';
import { settleCertificates } from './settle-certificates.ts';

/** Counts the certificates of an account that wait for a printable name (spec 9.3). */
export const countHeld = (db: Database, accountId: number): Promise<number> =>
  queries.countHeld(db, accountId);

/**
 * Issues the certificates that waited for the name of an account, which changed in the caller's transaction, if it
 * can be printed now.
 */
export async function issueHeld(inside: Context, accountId: number): Promise<void> {
  for (const courseId of await queries.listHeldCourses(inside.db, accountId))
    await settleCertificates(inside, { courseId, accountIds: [accountId] });
}

/** Forgets the waiting certificates of a deleted account. */
export const forgetHeld = ({ db }: Context, accountId: number): Promise<void> =>
  queries.deleteHeldOf(db, accountId);
