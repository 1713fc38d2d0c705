import { randomUUID } from 'node:crypto';
import type { Session } from '../../../../contract/calls/users.ts';
import type { Context } from '../../../context/context.ts';
import { newSecret } from '../../../platform/crypto/tokens.ts';
import type { Account } from '../accounts.queries.ts';
import { type SignedInRole, sessionEndsAtLatest, tokenEndsAt } from '../accounts.rules.ts';
import { yearsToday } from '../today.ts';
import { insertSession } from './sessions.queries.ts';

export const sessionCookie = 'aula_session';

/** Gives the browser the session's value; it keeps it as long as the session can last at most. */
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

/** Session and secret of a cookie of ours; undefined for anything else. */
export function readSessionCookie(value: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = cookieValue.exec(value ?? '') ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/** Opens a session inside a transaction; the cookie is set once it is committed. */
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

/**
 * What a sign-in, a renewal and a changed password answer: a token for a session, and whose it is
 * (spec 5.3).
 */
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
    },
  };
}
