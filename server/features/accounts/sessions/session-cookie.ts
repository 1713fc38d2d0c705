import type { Context } from '../../../context/context.ts';
import type { SignedInRole } from '../accounts.rules.ts';
import { sessionEndsAtLatest } from './sessions.rules.ts';

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
