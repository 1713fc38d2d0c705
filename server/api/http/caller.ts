import { type Caller, visitor } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Portal } from '../../context/context.ts';
import { confirmSession, recordSessionUse } from '../../features/accounts/sessions/confirmed-sessions.ts';
import { isStepDue } from '../../features/accounts/sessions/sessions.rules.ts';
import { authoriseRole } from '../call/authorise.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * Determines the caller from the bearer token alone. No header = a visitor; undefined = no valid token: a foreign,
 * expired or unreadable one, or one whose session has ended.
 */
export async function callerOf(
  portal: Portal,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (authorization === undefined || authorization === '') return visitor;
  const token = tokenOf(authorization);
  const claims = token === undefined ? undefined : await portal.tokens.verify(token, portal.clock.now());
  if (claims === undefined) return undefined;
  const session = { id: claims.sid, accountId: Number(claims.sub), role: claims.role };
  const confirmed = await confirmSession(portal, session);
  if (confirmed === undefined) return undefined;
  await recordSessionUse(portal, session.id, confirmed);
  return {
    role: claims.role,
    accountId: Number(claims.sub),
    username: claims.unique_name,
    years: claims.years,
    sessionId: claims.sid,
    isProvisional: claims.provisional === true,
    isIncomplete: claims.incomplete === true,
    lacksStep: isStepDue(confirmed, portal.clock.now()),
    grants: confirmed.grants,
  };
}

const tokenOf = (authorization: string) => /^Bearer (\S+)$/i.exec(authorization)?.[1];

/** True for a sender who has, or had, a session. */
export async function isKnown(portal: Portal, authorization: string | undefined): Promise<boolean> {
  const token = authorization === undefined ? undefined : tokenOf(authorization);
  return token !== undefined && (await portal.tokens.isOurs(token));
}

interface Asking {
  prove: () => Promise<Caller>;
  address: string;
  withinRate: RateLimit;
}

/** Determines the caller within their rate limit. An invalid token counts for its address, like a visitor's call. */
export async function callerInTime(
  asked: Endpoint | 'page',
  { prove, address, withinRate }: Asking,
): Promise<Caller> {
  const caller = await prove().catch(async (error: unknown) => {
    await withinRate(asked, visitor, address);
    throw error;
  });
  await withinRate(asked, caller, address);
  return caller;
}

/** Admits a caller before the body is read: token, rate, role. */
export async function admit(row: Endpoint, asking: Asking): Promise<Caller> {
  const caller = await callerInTime(row, asking);
  authoriseRole(row, caller);
  return caller;
}
