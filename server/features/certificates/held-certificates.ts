import type { Context } from '../../context/context.ts';
import type { Database } from '../../platform/database/database.ts';
import * as queries from './held.queries.ts';
import { settleCertificates } from './settle-certificates.ts';

/** How many certificates of somebody wait for a name that can be printed (spec 9.3). */
export const countHeld = (db: Database, accountId: number): Promise<number> =>
  queries.countHeld(db, accountId);

/** Issues what waited for the name of an account, which changed in the caller's transaction, if it can be printed now. */
export async function issueHeld(inside: Context, accountId: number): Promise<void> {
  for (const courseId of await queries.listHeldCourses(inside.db, accountId))
    await settleCertificates(inside, { courseId, accountIds: [accountId] });
}

/** For the deletion of an account: there is no name left to wait for. */
export const forgetHeld = ({ db }: Context, accountId: number): Promise<void> =>
  queries.deleteHeldOf(db, accountId);
