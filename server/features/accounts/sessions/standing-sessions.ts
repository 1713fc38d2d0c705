import type { Portal } from '../../../context/context.ts';
import { openLru } from '../../../platform/lru.ts';
import { isSessionEnded } from './ended-sessions.ts';
import { findSession, touchSession } from './sessions.queries.ts';
import { lastSeenStepSeconds } from './sessions.rules.ts';

/** Whose session a token or a link says that it is. */
export interface ClaimedSession {
  id: string;
  accountId: number;
  /** Absent where nobody claims one. */
  role?: string;
}

/** Sessions that the database has confirmed, with their account and role. */
const standing = openLru<{ accountId: number; role: string }>(50_000);

/**
 * True for a session that nobody has ended, of this account in this role (spec 5.3). The database is asked once for each
 * session: whoever had the key of the tokens alone could not make one up. An ended session is forgotten at once.
 */
export async function isSessionStanding(portal: Portal, claimed: ClaimedSession): Promise<boolean> {
  if (isSessionEnded(claimed.id)) {
    standing.delete(claimed.id);
    return false;
  }
  const known = standing.get(claimed.id) ?? (await confirmed(portal, claimed.id));
  return (
    known !== undefined &&
    known.accountId === claimed.accountId &&
    (claimed.role === undefined || claimed.role === known.role)
  );
}

async function confirmed(portal: Portal, id: string) {
  const found = await findSession(portal.reserved, id);
  if (found === undefined) return undefined;
  const { accountId, role } = found;
  standing.set(id, { accountId, role });
  return { accountId, role };
}

/** When the last use of an administrator's session was stored. */
const used = openLru<number>(10_000);

/**
 * Stores that an administrator's session is in use, at most once a minute: it ends an hour after the last use, and a call
 * is one. A member's lasts twelve hours without.
 */
export async function noteUse(portal: Portal, { id, role }: ClaimedSession): Promise<void> {
  const now = portal.clock.now();
  const last = used.get(id) ?? 0;
  if (role !== 'admin' || now.getTime() - last < lastSeenStepSeconds * 1000) return;
  used.set(id, now.getTime());
  await touchSession(portal.reserved, id, { now, isSeen: false });
}

/** Forgets what was confirmed: of one session, or of all when news may have been missed. */
export function forgetStanding(sessionId: string | null): void {
  if (sessionId === null) standing.clear();
  else standing.delete(sessionId);
}
