import type { Context, Portal } from '../../../context/context.ts';
import { endOneSession, endSessionsOfAccount, listSessionsEndedAfter } from './sessions.queries.ts';
import { tokenSeconds } from './sessions.rules.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    endedSessions: EndedSessions;
  }
}

/** The sessions that were ended early, until their last token expires: their tokens prove nothing any more (spec 5.3). */
export interface EndedSessions {
  has(id: string): boolean;
}

const rememberedMilliseconds = (tokenSeconds + 60) * 1000;

/** Reads the recently ended sessions, listens for those that any node ends, and rereads after a lost connection. */
export async function openEndedSessions({
  clock,
  db,
  log,
  pubsub,
}: Pick<Portal, 'clock' | 'db' | 'log' | 'pubsub'>): Promise<EndedSessions> {
  /** The real time of each notification, which the portal's clock is not. */
  const heardAt = new Map<string, number>();

  function add(id: string): void {
    const now = performance.now();
    heardAt.delete(id);
    heardAt.set(id, now);
    for (const [known, since] of heardAt) {
      if (now - since < rememberedMilliseconds) break; // a map keeps the order of insertion, so the rest is younger
      heardAt.delete(known);
    }
  }
  async function read(): Promise<void> {
    const since = new Date(clock.now().getTime() - tokenSeconds * 1000);
    for (const id of await listSessionsEndedAfter(db, since)) add(id);
  }
  pubsub.on('session_ended', (id) => {
    if (id !== null) return add(id);
    read().catch((error: unknown) => log.error({ err: error }, 'reading the ended sessions failed'));
  });
  await read();
  return { has: (id) => heardAt.has(id) };
}

/** Ends the sessions of an account on every node, except `except`, in the transaction of `inside`. */
export async function endSessionsOf(
  inside: Context,
  accountId: number,
  options: { except?: string } = {},
): Promise<void> {
  notifySelfAfterCommit(
    inside,
    await endSessionsOfAccount(inside.db, accountId, options.except, inside.clock.now()),
  );
}

/** Ends one session on every node; an ended one does not change. */
export async function endSession(inside: Context, sessionId: string): Promise<void> {
  notifySelfAfterCommit(inside, await endOneSession(inside.db, sessionId, inside.clock.now()));
}

/** Informs this node before the caller is answered; the other nodes hear it from the database. */
function notifySelfAfterCommit(inside: Context, sessionIds: string[]): void {
  inside.afterCommit(() => {
    for (const id of sessionIds) inside.pubsub.notifySelf('session_ended', id);
  });
}
