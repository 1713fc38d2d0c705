import type { Context } from '../../../context/context.ts';
import {
  endOneSession,
  endSessionOfAccount,
  endSessionsOfAccount,
  notifySessionsChanged,
} from './sessions.queries.ts';

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

/** Ends one session of an account on every node; another's, or an ended one, does not change. */
export async function endOwnSession(inside: Context, id: string, accountId: number): Promise<void> {
  notifySelfAfterCommit(inside, await endSessionOfAccount(inside.db, { id, accountId }, inside.clock.now()));
}

/** Informs this node before the caller is answered; the other nodes hear it from the database. */
function notifySelfAfterCommit(inside: Context, sessionIds: string[]): void {
  inside.afterCommit(() => {
    for (const id of sessionIds) inside.pubsub.notifySelf('session_ended', id);
  });
}

/** Makes every node ask the database again for what it remembers of sessions, in the transaction of `inside`. */
export async function rereadSessions(inside: Context): Promise<void> {
  await notifySessionsChanged(inside.db);
  inside.afterCommit(() => inside.pubsub.notifySelf('session_ended', ''));
}
