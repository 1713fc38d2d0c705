import type { Session } from '../../../contract/accounts/session.ts';
import { deviceStorage, tabStorage } from '../safe-storage.ts';
import { newUuid } from './uuid.ts';
import { withWebLock } from './web-lock.ts';

const key = 'portal.session';

/** The stored sign-in of this browser (spec 5.5); null = signed out. */
export function storedSession(): Session | null {
  const text = readStored(key);
  return text === null ? null : (JSON.parse(text) as Session);
}

export function storeSession(session: Session): void {
  writeStored(key, JSON.stringify(session));
}

/**
 * Signs in and stores the session, while no tab renews: a renewal under way would find the previous session ended and
 * clear the cookie.
 */
export function storeSignIn(signIn: () => Promise<Session>): Promise<Session> {
  return withWebLock('portal.session', async () => {
    const session = await signIn();
    storeSession(session);
    return session;
  });
}

const isEnding = ({ expiresAt }: Session) => Date.parse(expiresAt) - Date.now() < 60_000;

/** A fresh token that the device's clock considers expired: the clock is wrong, and the server decides. */
let trusted: string | undefined;

/** The token, renewed first if it expires within a minute; undefined for a visitor. */
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
 * Gets a new token for the session cookie, one tab at a time. `stale` is the expired token: a tab that waited takes the
 * token of the one before it. Undefined = the session is over.
 */
export function freshToken(stale: string | undefined): Promise<string | undefined> {
  return withWebLock('portal.session', async () => {
    const current = storedSession();
    if (current !== null && current.token !== stale) return current.token;
    const answer = await renewal();
    if (answer === undefined) return stale;
    dropText(renewalKey);
    if (answer === null) return undefined;
    storeSession(answer);
    return answer.token;
  });
}

/** A network that swallows everything counts as down, because waiting for it blocks every tab. */
const renewalMilliseconds = 10_000;

/**
 * Sends the pending renewal; null = the session is over. Undefined = no answer of the portal in time, as without
 * network, behind a hotel's sign-in or while the portal starts: the session may be valid, the call itself will report
 * the error, and the next one tries again.
 */
async function renewal(): Promise<Session | null | undefined> {
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), renewalMilliseconds);
  try {
    const response = await fetch('/api/Users/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': storedRenewalKey() },
      body: '{}',
      keepalive: true, // a page that is left meanwhile does not lose the answer's cookie
      signal: giveUp.signal,
    });
    if (response.ok) return ((await response.json()) as { data: Session }).data;
    return response.status === 401 ? null : undefined;
  } catch {
    return undefined; // the connection was cut
  } finally {
    clearTimeout(limit);
  }
}

const renewalKey = 'portal.renewal';

/**
 * The key of the pending renewal. It is kept until the answer arrives, so that this browser alone can ask for a lost
 * answer again.
 */
function storedRenewalKey(): string {
  const known = readStored(renewalKey);
  if (known !== null) return known;
  const made = newUuid();
  writeStored(renewalKey, made);
  return made;
}

/** Forgets everything of this account in the browser (spec 5.5). */
export async function forgetSession(): Promise<void> {
  dropAll();
  tabStorage.clear();
  // a browser that blocks databases has none
  const databases = (await (indexedDB as IDBFactory | null)?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
}

/** Texts that the browser's storage refused; this tab continues with them. */
const unstored = new Map<string, string>();

/**
 * Stores a text for all tabs of this browser, or for this one if storage is full or blocked: drafts that filled it must
 * not end a session.
 */
function writeStored(key: string, text: string): void {
  unstored.delete(key);
  if (deviceStorage.write(key, text)) return;
  deviceStorage.forget(key); // so that an older text is not read instead
  if (!deviceStorage.write(key, text)) unstored.set(key, text);
}

/** The text stored under a key; null = none. A later write by another tab wins. */
const readStored = (key: string): string | null => deviceStorage.read(key) ?? unstored.get(key) ?? null;

function dropText(key: string): void {
  unstored.delete(key);
  deviceStorage.forget(key);
}

function dropAll(): void {
  unstored.clear();
  deviceStorage.clear();
}
