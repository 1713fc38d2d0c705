import type { Context, Portal } from '../../../context/context.ts';
import { tokenSeconds } from '../accounts.rules.ts';
import { endOneSession, endSessionsOfAccount, listSessionsEndedAfter } from './sessions.queries.ts';

/**
 * Sessions ended lately, by id, with the moment they were heard of. A token says by itself when it is over,
 * so an ended session has to be remembered only as long as a token of it can still be good. Housekeeping:
 * real time.
 */
const ended = new Map<string, number>();
const keptMilliseconds = (tokenSeconds + 60) * 1000;

function remember(sessionId: string): void {
  const now = performance.now();
  ended.delete(sessionId);
  ended.set(sessionId, now);
  for (const [id, since] of ended) {
    if (now - since < keptMilliseconds) break; // a map keeps the order of insertion: the rest is younger
    ended.delete(id);
  }
}

/** Whether a session was ended before its time: its tokens are no proof any more (spec 5.3). */
export function isSessionEnded(sessionId: string): boolean {
  return ended.has(sessionId);
}

async function reread(portal: Portal): Promise<void> {
  const since = new Date(portal.clock.now().getTime() - tokenSeconds * 1000);
  for (const id of await listSessionsEndedAfter(portal.db, since)) remember(id);
}

/**
 * At start: hears of every session that any node ends, and of those ended lately. Rereads after the line was
 * down.
 */
export async function watchEndedSessions(portal: Portal): Promise<void> {
  portal.pubsub.on('session_ended', (sessionId) => {
    if (sessionId !== null) return remember(sessionId);
    reread(portal).catch((error: unknown) =>
      portal.log.error({ err: error }, 'ended sessions could not be reread'),
    );
  });
  await reread(portal);
}

/**
 * Ends the sessions of an account on every node, all but one if named: in the transaction that `inside` is.
 */
export async function endSessionsOf(
  inside: Context,
  accountId: number,
  options: { except?: string } = {},
): Promise<void> {
  tellSelfAfterCommit(
    inside,
    await endSessionsOfAccount(inside.db, accountId, options.except, inside.clock.now()),
  );
}

/** Ends one session on every node; one that is over stays as it is. */
export async function endSession(inside: Context, sessionId: string): Promise<void> {
  tellSelfAfterCommit(inside, await endOneSession(inside.db, sessionId, inside.clock.now()));
}

/** This process knows before the caller is answered; the others hear it from the database. */
function tellSelfAfterCommit(inside: Context, sessionIds: string[]): void {
  inside.afterCommit(() => {
    for (const id of sessionIds) {
      remember(id);
      inside.pubsub.tellSelf('session_ended', id);
    }
  });
}
