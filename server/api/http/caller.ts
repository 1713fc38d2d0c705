import { type Caller, visitor } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { isSessionStanding, noteUse } from '../../features/accounts/sessions/standing-sessions.ts';

/**
 * The caller, from the bearer token alone. No header = a visitor. Refuses (401) a foreign or expired token, or one of
 * a session that was ended or never was: an invalid proof never counts as none.
 */
export async function callerOf(portal: Portal, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined || authorization === '') return visitor;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const claims = token === undefined ? undefined : await portal.tokens.verify(token, portal.clock.now());
  if (claims === undefined) throw new Refusal('signInNeeded');
  const session = { id: claims.sid, accountId: Number(claims.sub), role: claims.role };
  if (!(await isSessionStanding(portal, session))) throw new Refusal('signInNeeded');
  await noteUse(portal, session);
  return {
    role: claims.role,
    accountId: Number(claims.sub),
    username: claims.unique_name,
    years: claims.years,
    sessionId: claims.sid,
    isProvisional: claims.provisional === true,
  };
}
