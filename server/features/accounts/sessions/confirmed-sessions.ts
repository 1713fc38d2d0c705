import type { GrantRole } from '../../../../contract/grants/grants.ts';
import type { Portal } from '../../../context/context.ts';
import type { Pubsub } from '../../../platform/database/pubsub.ts';
import { openLru } from '../../../platform/lru.ts';
import { grantsOfRow } from '../grants/grants.rules.ts';
import { findSession, touchSession } from './sessions.queries.ts';
import { isWithin, lastSeenStepSeconds } from './sessions.rules.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    confirmedSessions: ConfirmedSessions;
  }
}

/** The session that a token or a link claims. */
export interface ClaimedSession {
  id: string;
  accountId: number;
  /** Absent in links. */
  role?: string;
}

interface Confirmed {
  accountId: number;
  role: string;
  /** The roles besides: whoever gives or takes one ends the sessions. */
  grants: readonly GrantRole[] | undefined;
  /** When a second step is due that the account does not have; null = none is. */
  stepDueAt: Date | null;
  /** The last stored use. */
  lastSeenAt: Date;
}

/**
 * The sessions that the database has confirmed, and those that have ended, as this node remembers them. The key of the
 * tokens alone is not enough to make one up.
 */
export interface ConfirmedSessions {
  /** Finds a session that nobody has ended; a node that may not hear of its end asks the database each time. */
  find(id: string): Promise<Confirmed | undefined>;
}

const sessionsAtMost = 50_000;

/** An ended session is refused from memory: its token lasts up to an hour, and refusals may not cost a statement. */
export function openConfirmedSessions({
  reserved,
  pubsub,
}: Pick<Portal, 'reserved'> & { pubsub: Pick<Pubsub, 'on' | 'hears'> }): ConfirmedSessions {
  const known = openLru<Confirmed | 'ended'>(sessionsAtMost);
  let newsCount = 0;
  pubsub.on('session_ended', (id) => {
    newsCount += 1;
    if (id === null || id === '')
      known.clear(); // news may have been missed, or what is remembered changed
    else known.set(id, 'ended');
  });
  return {
    async find(id) {
      const cached = known.get(id);
      if (cached === 'ended') return undefined;
      if (cached !== undefined && pubsub.hears()) return cached;
      const countBefore = newsCount;
      const found = await findSession(reserved, id);
      if (found === undefined || known.get(id) === 'ended') {
        known.set(id, 'ended');
        return undefined;
      }
      const { accountId, role, stepDueAt, lastSeenAt } = found;
      const confirmed = { accountId, role, grants: grantsOfRow(found), stepDueAt, lastSeenAt };
      // the answer may be older than news that came meanwhile
      if (newsCount === countBefore) known.set(id, confirmed);
      return confirmed;
    },
  };
}

/** Confirms a session of this account in this role that nobody has ended (spec 5.3); undefined = there is none. */
export async function confirmSession(
  { confirmedSessions }: Portal,
  { id, accountId, role }: ClaimedSession,
): Promise<Confirmed | undefined> {
  const found = await confirmedSessions.find(id);
  const isSame = found?.accountId === accountId && (role === undefined || role === found.role);
  return isSame ? found : undefined;
}

/**
 * Stores the use of an administrator's session at most once a minute: it ends an hour after the last use, and a call is
 * one. A member's lasts twelve hours without.
 */
export async function recordSessionUse(portal: Portal, id: string, confirmed: Confirmed): Promise<void> {
  const now = portal.clock.now();
  if (confirmed.role !== 'admin' || isWithin(lastSeenStepSeconds, confirmed.lastSeenAt, now)) return;
  confirmed.lastSeenAt = now;
  await touchSession(portal.reserved, id, { now, isSeen: false });
}
