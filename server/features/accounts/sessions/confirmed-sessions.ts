import type { LRUCache } from 'lru-cache';
import type { Portal } from '../../../context/context.ts';
import type { Pubsub } from '../../../platform/database/pubsub.ts';
import { openLru } from '../../../platform/lru.ts';
import { findSession, touchSession } from './sessions.queries.ts';
import { lastSeenStepSeconds } from './sessions.rules.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    /** The sessions that the database has confirmed, by id. */
    confirmedSessions: ConfirmedSessions;
    /** The last stored use of administrators' sessions, by id. */
    sessionUses: LRUCache<string, number>;
  }
}

/** The session that a token or a link claims. */
export interface ClaimedSession {
  id: string;
  accountId: number;
  /** Absent in links. */
  role?: string;
}

type Confirmed = Required<Pick<ClaimedSession, 'accountId' | 'role'>>;
export type ConfirmedSessions = LRUCache<string, Confirmed>;

export function openConfirmedSessions(pubsub: Pubsub): ConfirmedSessions {
  const confirmed = openLru<Confirmed>(50_000);
  // null: news may have been missed
  pubsub.on('session_ended', (id) => void (id === null ? confirmed.clear() : confirmed.delete(id)));
  return confirmed;
}

export const openSessionUses = (): LRUCache<string, number> => openLru<number>(10_000);

/**
 * True for a session of this account in this role that nobody has ended (spec 5.3). The database is asked once for each
 * session: the key of the tokens alone is not enough to make one up. An ended session is forgotten at once, and a node
 * that may not hear of it asks each time.
 */
export async function isSessionValid(portal: Portal, claimed: ClaimedSession): Promise<boolean> {
  const { confirmedSessions, endedSessions, pubsub } = portal;
  if (endedSessions.has(claimed.id)) return false;
  const cached = pubsub.hears() ? confirmedSessions.get(claimed.id) : undefined;
  const confirmed = cached ?? (await confirm(portal, claimed.id));
  if (endedSessions.has(claimed.id)) return false; // while the database was asked
  if (confirmed !== undefined && confirmed !== cached) confirmedSessions.set(claimed.id, confirmed);
  return (
    confirmed !== undefined &&
    confirmed.accountId === claimed.accountId &&
    (claimed.role === undefined || claimed.role === confirmed.role)
  );
}

async function confirm(portal: Portal, id: string): Promise<Confirmed | undefined> {
  const found = await findSession(portal.reserved, id);
  return found && { accountId: found.accountId, role: found.role };
}

/**
 * Stores the use of an administrator's session at most once a minute: it ends an hour after the last use, and a call is
 * one. A member's lasts twelve hours without.
 */
export async function recordSessionUse(portal: Portal, { id, role }: ClaimedSession): Promise<void> {
  const now = portal.clock.now();
  const last = portal.sessionUses.get(id) ?? 0;
  if (role !== 'admin' || now.getTime() - last < lastSeenStepSeconds * 1000) return;
  portal.sessionUses.set(id, now.getTime());
  await touchSession(portal.reserved, id, { now, isSeen: false });
}
