import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { type Account, lockAdministrators, updateAccount } from './accounts.queries.ts';
import type { SignedInRole } from './accounts.rules.ts';
import { tellOwner } from './recovery/account-notices.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';

/**
 * Changes an account's role inside a transaction, ends its sessions at once (spec 5.3) and notifies its owner.
 * Returns false if it had that role already. Refuses (409) to demote the last administrator who can sign in.
 */
export async function changeRole(
  inside: Context,
  account: Account,
  role: SignedInRole | undefined,
): Promise<boolean> {
  if (role === undefined || role === account.role) return false;
  if (role === 'member') await requireOtherAdministrator(inside, account.id);
  await updateAccount(inside.db, account.id, { role });
  await endSessionsOf(inside, account.id);
  await tellOwner(inside, account, 'role');
  return true;
}

/** Refuses (409) the last administrator; the lock lasts as long as the transaction (spec 4.5). */
export async function requireOtherAdministrator(inside: Context, accountId: number): Promise<void> {
  const ids = await lockAdministrators(inside.db);
  if (ids.length === 1 && ids[0] === accountId) throw new Refusal('lastAdministrator');
}
