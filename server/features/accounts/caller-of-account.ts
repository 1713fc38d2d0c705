import type { Caller } from '../../../contract/caller.ts';
import type { GrantRole } from '../../../contract/grants/grants.ts';
import type { Portal } from '../../context/context.ts';
import { findAccount } from './accounts.queries.ts';
import { yearsToday } from './local-date.ts';

/** Makes the caller of an account in a session; undefined without such an account, active and not blocked. */
export async function callerOfAccount(
  portal: Portal,
  accountId: number,
  session: { id: string; grants: readonly GrantRole[] | undefined; lacksStep: boolean },
): Promise<Caller | undefined> {
  const account = await findAccount(portal.db, accountId);
  if (account === undefined || account.activatedAt === null || account.blockedAt !== null) return undefined;
  const { role, username, birthDate } = account;
  return {
    role,
    accountId,
    username,
    years: yearsToday(portal, birthDate),
    sessionId: session.id,
    lacksStep: session.lacksStep,
    grants: session.grants,
  };
}
