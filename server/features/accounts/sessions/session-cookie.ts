import { randomUUID } from 'node:crypto';
import type { Session } from '../../../../contract/calls/session.ts';
import type { Context } from '../../../context/context.ts';
import { newSecret } from '../../../platform/crypto/tokens.ts';
import type { Account } from '../accounts.queries.ts';
import { lacksFacts, type SignedInRole } from '../accounts.rules.ts';
import { yearsToday } from '../local-date.ts';
import { insertSession } from './sessions.queries.ts';
import { sessionEndsAtLatest, tokenEndsAt } from './sessions.rules.ts';

/** Its lifetime is `sessionLifetimes` of sessions.rules.ts, its flags stand in api/http/cookies.ts. */
export const sessionCookie = 'aula_session';

/** Sets the session cookie; it lasts as long as the session can. */
export function setSessionCookie(
  context: Context,
  session: { id: string; secret: string; role: SignedInRole; signedInAt: Date },
): void {
  const end = sessionEndsAtLatest(session.role, session.signedInAt);
  const seconds = Math.max(0, Math.floor((end.getTime() - context.clock.now().getTime()) / 1000));
  context.cookies.set(sessionCookie, `${session.id}.${session.secret}`, seconds);
}

export function clearSessionCookie(context: Context): void {
  context.cookies.set(sessionCookie, '', 0);
}

const cookieValue = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Parses a session cookie; undefined for an invalid one. */
export function readSessionCookie(value: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = cookieValue.exec(value ?? '') ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

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
