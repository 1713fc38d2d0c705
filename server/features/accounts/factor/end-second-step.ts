import type { Context } from '../../../context/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import { tellOwner } from '../recovery/account-notices.ts';
import { rereadSessions } from '../sessions/end-sessions.ts';
import { forgetFactors, hasAuthenticator } from './factor.queries.ts';

interface Owner {
  id: number;
  username: string;
  firstName: string;
  email: string | null;
}

/**
 * Turns the second step of an account off inside a transaction, records it and tells the owner; false if there was none.
 * `by` says who did it.
 */
export async function endSecondStep(
  inside: Context,
  owner: Owner,
  by: 'owner' | 'link' | 'console',
): Promise<boolean> {
  const hadOne = await hasAuthenticator(inside.db, owner.id);
  await forgetFactors(inside.db, owner.id);
  if (!hadOne) return false;
  await rereadSessions(inside);
  await recordAudit(inside, 'account.secondStepOff', `account:${owner.id}`, { by });
  await tellOwner(inside, owner, 'factor');
  return true;
}
