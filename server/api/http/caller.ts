import { type Caller, visitor } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { isSessionEnded } from '../../features/accounts/sessions/ended-sessions.ts';

/**
 * The caller, from the bearer token alone. No header = a visitor. Refuses (401) a foreign or expired token, or one of
 * an ended session: an invalid proof never counts as none.
 */
export async function callerOf(portal: Portal, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined || authorization === '') return visitor;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const claims = token === undefined ? undefined : await portal.tokens.verify(token, portal.clock.now());
  if (claims === undefined || isSessionEnded(claims.sid)) throw new Refusal('signInNeeded');
  return {
    role: claims.role,
    accountId: Number(claims.sub),
    username: claims.unique_name,
    years: claims.years,
    sessionId: claims.sid,
    isProvisional: claims.provisional === true,
  };
}
