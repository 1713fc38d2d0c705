import type { Security } from '../../../../contract/accounts/factor-calls.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Account } from '../accounts.queries.ts';
import { endOwnSession, endSessionsOf } from './end-sessions.ts';
import { accountOfCaller } from './reauthenticate.ts';
import { listSessions } from './sessions.queries.ts';
import { sessionEndsAt } from './sessions.rules.ts';

/** Lists where the caller's account is open (spec 5.15). */
export async function listOwnSessions(
  { db, clock }: Context,
  { id, role }: Account,
  currentId: string,
): Promise<Security['sessions']> {
  const now = clock.now();
  const found = await listSessions(db, id);
  return found
    .filter(({ signedInAt, lastSeenAt }) => sessionEndsAt(role, signedInAt, lastSeenAt) > now)
    .map(({ id: sessionId, device, network, signedInAt, lastSeenAt }) => ({
      id: sessionId,
      device,
      network,
      since: signedInAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      isCurrent: sessionId === currentId,
    }));
}

/** Closes another session of the caller. Refuses (409) the one that calls. */
export async function endOneOfOwn(context: Context, id: string): Promise<void> {
  const { account, session } = await accountOfCaller(context);
  if (id.toLowerCase() === session.id) throw new Refusal('thisSession');
  await transaction(context, async (inside) => {
    await endOwnSession(inside, id, account.id);
    await recordAudit(inside, 'account.sessions', `account:${account.id}`);
  });
}

/** Closes every session of the caller but the one that calls. */
export async function endOthersOfOwn(context: Context): Promise<void> {
  const { account, session } = await accountOfCaller(context);
  await transaction(context, async (inside) => {
    await endSessionsOf(inside, account.id, { except: session.id });
    await recordAudit(inside, 'account.sessions', `account:${account.id}`);
  });
}
