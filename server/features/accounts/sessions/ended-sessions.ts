import type { Context, Portal } from '../../../context/context.ts';
import type { Pubsub } from '../../../platform/database/pubsub.ts';
import { endOneSession, endSessionsOfAccount, listSessionsEndedAfter } from './sessions.queries.ts';
import { tokenSeconds } from './sessions.rules.ts';

/**
 * Recently ended sessions, by id, with the time of the news, as each node heard it. A session is forgotten once its last
 * token has expired by itself. The times are real ones, not the portal's clock.
 */
const endedOf = new WeakMap<Pubsub, Map<string, number>>();
const rememberedMilliseconds = (tokenSeconds + 60) * 1000;

function remember({ pubsub }: Pick<Portal, 'pubsub'>, sessionId: string): void {
  const ended = endedOf.get(pubsub) ?? new Map<string, number>();
  endedOf.set(pubsub, ended);
  const now = performance.now();
  ended.delete(sessionId);
  ended.set(sessionId, now);
  for (const [id, since] of ended) {
    if (now - since < rememberedMilliseconds) break; // a map keeps the order of insertion, so the rest is younger
    ended.delete(id);
  }
}

/** True for a session that was ended early: its tokens are no proof any more (spec 5.3). */
export function isSessionEnded({ pubsub }: Pick<Portal, 'pubsub'>, sessionId: string): boolean {
  return endedOf.get(pubsub)?.has(sessionId) === true;
}

async function reread(portal: Portal): Promise<void> {
  const since = new Date(portal.clock.now().getTime() - tokenSeconds * 1000);
  for (const id of await listSessionsEndedAfter(portal.db, since)) remember(portal, id);
}

/**
 * At start: listens for sessions that any node ends, and reads recently ended ones. Rereads after the connection was
 * lost.
 */
export async function watchEndedSessions(portal: Portal): Promise<void> {
  portal.pubsub.on('session_ended', (sessionId) => {
    if (sessionId !== null) return remember(portal, sessionId);
    reread(portal).catch((error: unknown) =>
      portal.log.error({ err: error }, 'reading the ended sessions failed'),
    );
  });
  await reread(portal);
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

/** Informs this process before the caller is answered; the other nodes hear it from the database. */
function notifySelfAfterCommit(inside: Context, sessionIds: string[]): void {
  inside.afterCommit(() => {
    for (const id of sessionIds) inside.pubsub.notifySelf('session_ended', id);
  });
}
