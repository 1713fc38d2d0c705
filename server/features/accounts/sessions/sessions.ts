import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Session } from '../../../../contract/accounts/session.ts';
import type { Caller } from '../../../../contract/caller.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, type Portal, transaction } from '../../../context/context.ts';
import { signature } from '../../../platform/crypto/keys.ts';
import { newSecret, secretHash } from '../../../platform/crypto/tokens.ts';
import { recordAudit } from '../../audit/audit.ts';
import { type Account, findAccount } from '../accounts.queries.ts';
import { lacksFacts } from '../accounts.rules.ts';
import { grantsOfRow } from '../grants/grants.rules.ts';
import { yearsToday } from '../local-date.ts';
import { deviceOf, shownNetwork } from './devices.rules.ts';
import { endSession } from './end-sessions.ts';
import { clearSessionCookie, readSessionCookie, sessionCookie, setSessionCookie } from './session-cookie.ts';
import {
  findSession,
  insertSession,
  lockSession,
  rotateSession,
  type StoredSession,
  touchSession,
} from './sessions.queries.ts';
import {
  isStepDue,
  isWithin,
  lastSeenStepSeconds,
  previousSecretSeconds,
  sessionEndsAt,
  tokenEndsAt,
} from './sessions.rules.ts';

/** The viewer of a page: the caller, and the name to greet with. */
export interface SignedIn {
  caller: Exclude<Caller, { role: 'open' }>;
  firstName: string;
}

type SecretState = 'current' | 'previous' | 'late' | 'foreign';

/**
 * Compares a cookie's secret with its session: current, previous and still valid, previous but late, or foreign.
 */
function secretStateOf(session: StoredSession, secret: string, now: Date): SecretState {
  const hash = secretHash(secret);
  if (timingSafeEqual(hash, session.secretHash)) return 'current';
  const { previousSecretHash: previous, rotatedAt } = session;
  if (previous === null || !timingSafeEqual(hash, previous)) return 'foreign';
  return isWithin(previousSecretSeconds, rotatedAt, now) ? 'previous' : 'late';
}

/** True for a secret that still identifies its browser: also a late one, until the newer secret is used. */
const isStillGood = (state: SecretState, session: StoredSession) =>
  state === 'current' || state === 'previous' || (state === 'late' && !session.isSeen);

/** True if the browser of the last renewal asks for its answer again. */
const isRepeated = (session: StoredSession, { idempotencyKey }: Context) =>
  idempotencyKey !== undefined &&
  session.renewalHash !== null &&
  timingSafeEqual(secretHash(idempotencyKey), session.renewalHash);

const isOver = (session: StoredSession, now: Date) =>
  sessionEndsAt(session.role, session.signedInAt, session.lastSeenAt) <= now;

/** The device that calls, and its network, in the words of its owner. */
export const deviceIn = ({ userAgent = '', address }: Context) => ({
  device: deviceOf(userAgent),
  network: shownNetwork(address),
});

/** Opens a session inside a transaction and sets the cookie after the commit. */
export async function openSession(inside: Context, account: Account, signedInAt: Date): Promise<string> {
  const { secret, hash } = newSecret();
  const id = randomUUID();
  await insertSession(inside.db, {
    id,
    accountId: account.id,
    secretHash: hash,
    signedInAt,
    now: inside.clock.now(),
    ...deviceIn(inside),
  });
  inside.afterCommit(() => setSessionCookie(inside, { id, secret, role: account.role, signedInAt }));
  return id;
}

/** Makes the answer to a sign-in, a renewal and a changed password: a token and its user (spec 5.3). */
export async function sessionAnswer(
  context: Context,
  account: Account,
  session: { id: string; signedInAt: Date },
): Promise<Session> {
  const now = context.clock.now();
  const expiresAt = tokenEndsAt(account.role, session.signedInAt, now);
  const claims = {
    sub: String(account.id),
    unique_name: account.username,
    role: account.role,
    years: yearsToday(context, account.birthDate),
    sid: session.id,
    ...(account.mustChangePassword ? { provisional: true as const } : {}),
    ...(lacksFacts(account) ? { incomplete: true as const } : {}),
  };
  return {
    token: await context.tokens.sign(claims, expiresAt, now),
    expiresAt: expiresAt.toISOString(),
    user: {
      id: account.id,
      username: account.username,
      firstName: account.firstName,
      role: account.role,
      mustChangePassword: account.mustChangePassword,
      ...(lacksFacts(account) ? { mustTellFacts: true } : {}),
    },
  };
}

/**
 * Issues a new token for the session cookie (spec 5.3). The cookie's secret changes; the previous one stays valid for
 * 60 s, because tabs renew at once, and longer for the browser with the same idempotency key, because the answer was
 * lost. Both get the next secret. Refuses (403) a request that is not from one of our pages, (401) an expired
 * session. Any other older secret means a stolen copy, and ends the session.
 */
export async function refreshSession(context: Context): Promise<Session> {
  if (!context.isFromOwnPage()) throw new Refusal('forgedOrigin');
  const given = readSessionCookie(context.cookies.get(sessionCookie));
  const renewed =
    given === undefined ? undefined : await transaction(context, (inside) => renew(inside, given));
  if (renewed !== undefined) return renewed;
  clearSessionCookie(context);
  throw new Refusal('signInNeeded');
}

/**
 * Returns undefined for an ended session. It must not throw, because the end of a stolen session has to be committed.
 */
async function renew(
  inside: Context,
  { id, secret }: { id: string; secret: string },
): Promise<Session | undefined> {
  const now = inside.clock.now();
  const session = await lockSession(inside.db, id);
  if (session === undefined || isOver(session, now)) return undefined;
  const state = secretStateOf(session, secret, now);
  if (state === 'foreign' || (state === 'late' && !isRepeated(session, inside))) {
    await endSession(inside, id);
    return undefined;
  }
  const next = secretAfter(inside, id, secret);
  if (state === 'current') {
    const { idempotencyKey: key } = inside;
    const renewal = key === undefined ? null : secretHash(key);
    await rotateSession(
      inside.db,
      id,
      { next: secretHash(next), previous: session.secretHash, renewal },
      now,
    );
  } else {
    await touchSession(inside.db, id, { now, isSeen: false });
  }
  inside.afterCommit(() => setSessionCookie(inside, { ...session, secret: next }));
  const account = await findAccount(inside.db, session.accountId);
  return account === undefined ? undefined : sessionAnswer(inside, account, session);
}

/** Derives the secret that follows one in its session, the same each time. */
const secretAfter = ({ keys }: Portal, id: string, secret: string) =>
  signature(keys.session, `${id}.${secret}`);

/**
 * Ends the token's session, and the cookie's if one of our pages asks; clears the cookie and the browser's private
 * cache. Repeating it is harmless.
 */
export async function signOut(context: Context): Promise<void> {
  await transaction(context, async (inside) => {
    const { caller } = inside;
    if (caller.role !== 'open') await endSession(inside, caller.sessionId);
    if (caller.role === 'admin') await recordAudit(inside, 'session.end', `account:${caller.accountId}`);
    await endSessionOfCookie(inside);
  });
  clearSessionCookie(context);
  context.cookies.clearBrowserCache();
}

/**
 * Ends the session of the browser's cookie, if one of our pages asks. Returns its account; undefined = there was
 * none.
 */
export async function endSessionOfCookie(inside: Context): Promise<number | undefined> {
  const given = readSessionCookie(inside.cookies.get(sessionCookie));
  if (given === undefined || !inside.isFromOwnPage()) return undefined;
  const session = await findSession(inside.db, given.id);
  const now = inside.clock.now();
  if (session === undefined || !isStillGood(secretStateOf(session, given.secret, now), session))
    return undefined;
  await endSession(inside, given.id);
  return isOver(session, now) ? undefined : session.accountId;
}

/**
 * Finds the viewer of a page by the session cookie; undefined = a visitor. Writes only the session's last use, at
 * most once a minute, and that the newest secret has come. Only for rendering pages: no call accepts the cookie as
 * proof (spec 4.2).
 */
export async function sessionOfCookie(
  portal: Portal,
  value: string | undefined,
): Promise<SignedIn | undefined> {
  const given = readSessionCookie(value);
  if (given === undefined) return undefined;
  const now = portal.clock.now();
  const session = await portal.sessionLookups.add(given.id);
  if (session === undefined || isOver(session, now)) return undefined;
  const state = secretStateOf(session, given.secret, now);
  if (!isStillGood(state, session)) return undefined;
  const isNews = state === 'current' && !session.isSeen;
  if (isNews || !isWithin(lastSeenStepSeconds, session.lastSeenAt, now))
    await touchSession(portal.reserved, session.id, { now, isSeen: state === 'current' });
  const { role, accountId, username, birthDate, firstName, mustChangePassword: isProvisional } = session;
  const isIncomplete = lacksFacts(session);
  const years = yearsToday(portal, birthDate);
  return {
    caller: {
      role,
      accountId,
      username,
      years,
      sessionId: session.id,
      isProvisional,
      isIncomplete,
      lacksStep: isStepDue(session, now),
      grants: grantsOfRow(session),
    },
    firstName,
  };
}
