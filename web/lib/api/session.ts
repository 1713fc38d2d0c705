import type { Session } from '../../../contract/calls/users.ts';
import { withWebLock } from './web-lock.ts';

const key = 'portal.session';

/** What the browser keeps of a sign-in (spec 5.5); null = signed out. */
export function storedSession(): Session | null {
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Session);
}

export function keepSession(session: Session): void {
  localStorage.setItem(key, JSON.stringify(session));
}

const isEnding = ({ expiresAt }: Session) => Date.parse(expiresAt) - Date.now() < 60_000;

/** A token that came just now and is over already by the device's clock: that clock is wrong, the server will say when. */
let trusted: string | undefined;

/** The token, renewed first when it ends within a minute; undefined for a visitor. */
export async function storedToken(): Promise<string | undefined> {
  const session = storedSession();
  if (session === null) return undefined;
  if (session.token === trusted || !isEnding(session)) return session.token;
  const renewed = await freshToken(session.token);
  const kept = storedSession();
  if (kept !== null && kept.token === renewed && renewed !== session.token && isEnding(kept))
    trusted = renewed;
  return renewed;
}

/**
 * A new token for the session cookie, asked for by one tab at a time. `stale` is the token that no longer serves: a tab
 * that waited takes what the one before it got. Undefined = the session is over.
 */
export function freshToken(stale: string | undefined): Promise<string | undefined> {
  return withWebLock('portal.session', async () => {
    const current = storedSession();
    if (current !== null && current.token !== stale) return current.token;
    const response = await fetch('/api/Users/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    // no network, or a portal that is starting: the session may stand, and the call itself will say what is wrong
    if (response === undefined || response.status === 429 || response.status >= 500) return stale;
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data: Session };
    keepSession(data);
    return data.token;
  });
}

/** Forgets everything of this account in the browser (spec 5.5). */
export async function forgetSession(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
}

/** Where to go after signing in: a path of this site, else home. */
export function pathAfterSignIn(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : '/';
}

const afterActivationKey = 'portal.afterActivation';

/** Keeps where a visitor was going, until the link of the activation mail brings them back to this browser. */
export function keepPathAfterActivation(next: string): void {
  localStorage.setItem(afterActivationKey, next);
}

/** Where the visitor was going who registered here; given once. */
export function takePathAfterActivation(): string | undefined {
  const next = localStorage.getItem(afterActivationKey) ?? undefined;
  localStorage.removeItem(afterActivationKey);
  return next;
}
