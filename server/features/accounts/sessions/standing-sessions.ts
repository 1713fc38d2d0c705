import type { Portal } from '../../../context/context.ts';
import type { Pubsub } from '../../../platform/database/pubsub.ts';
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

type Confirmed = Required<Pick<ClaimedSession, 'accountId' | 'role'>>;

/** What the database has confirmed, by session; each node has its own. */
const standingOf = new WeakMap<Pubsub, ReturnType<typeof openLru<Confirmed>>>();

function standingBy(pubsub: Pubsub) {
  const known = standingOf.get(pubsub);
  if (known !== undefined) return known;
  const standing = openLru<Confirmed>(50_000);
  // null: news may have been missed
  pubsub.on('session_ended', (id) => void (id === null ? standing.clear() : standing.delete(id)));
  standingOf.set(pubsub, standing);
  return standing;
}

/**
 * True for a session that nobody has ended, of this account in this role (spec 5.3). The database is asked once for each
 * session: whoever had the key of the tokens alone could not make one up. An ended session is forgotten at once, and a node
 * that may not hear of it asks each time.
 */
export async function isSessionStanding(portal: Portal, claimed: ClaimedSession): Promise<boolean> {
  if (isSessionEnded(portal, claimed.id)) return false;
  const standing = standingBy(portal.pubsub);
  const kept = portal.pubsub.hears() ? standing.get(claimed.id) : undefined;
  const known = kept ?? (await confirmed(portal, claimed.id));
  if (isSessionEnded(portal, claimed.id)) return false; // while the database was asked
  if (known !== undefined && known !== kept) standing.set(claimed.id, known);
  return (
    known !== undefined &&
    known.accountId === claimed.accountId &&
    (claimed.role === undefined || claimed.role === known.role)
  );
}

async function confirmed(portal: Portal, id: string): Promise<Confirmed | undefined> {
  const found = await findSession(portal.reserved, id);
  return found && { accountId: found.accountId, role: found.role };
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
