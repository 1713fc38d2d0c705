import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import {
  type Account,
  listActiveAdministrators,
  lockAccount,
  lockAdministrators,
  updateAccount,
} from './accounts.queries.ts';
import type { SignedInRole } from './accounts.rules.ts';
import { takeGrants } from './grants/take-grants.ts';
import { tellOwner } from './recovery/account-notices.ts';
import { mailActivation } from './recovery/activation.ts';
import { endLinks } from './recovery/end-links.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';

/**
 * Changes an account's role inside a transaction that has locked no account yet, ends its sessions, links and roles besides
 * at once (spec 5.3) and notifies its owner; a link that the owner of a waiting account needs is mailed anew. Returns false
 * if it had that role when `read`, or has it by now. Refuses (409) to demote the last administrator who can sign in.
 */
export async function changeRole(
  inside: Context,
  read: Account,
  role: SignedInRole | undefined,
): Promise<boolean> {
  if (role === undefined || role === read.role) return false;
  await lockAdministrators(inside.db);
  const account = await lockAccount(inside.db, read.id);
  if (account === undefined || account.role === role) return false;
  if (role === 'member') await requireOtherAdministrator(inside, account.id);
  await updateAccount(inside.db, account.id, { role });
  await takeGrants(inside, account.id); // an administrator has all, and one who was keeps nothing
  await endSessionsOf(inside, account.id);
  await endLinks(inside, account.id);
  if (account.activatedAt === null && account.email !== null) await mailActivation(inside, account);
  await tellOwner(inside, account, 'role');
  return true;
}

/**
 * Refuses (409) the last administrator; the lock lasts as long as the transaction (spec 4.5), and comes before that of
 * any account.
 */
export async function requireOtherAdministrator(inside: Context, accountId: number): Promise<void> {
  await lockAdministrators(inside.db);
  const ids = await listActiveAdministrators(inside.db);
  if (ids.length === 1 && ids[0] === accountId) throw new Refusal('lastAdministrator');
}
