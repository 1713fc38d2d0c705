import { ApiRefusal } from '../api/api.ts';

/** Why work does not go on at the moment: no network, a portal that is busy or restarts, a session that has ended. */
export type Blocked = 'offline' | 'busy' | 'signIn';

/** How long work is kept up, and what is done meanwhile. */
export interface RetryPolicy {
  /** Its abort ends the waiting and the work. */
  signal: AbortSignal;
  /** What holds the work up from now on; null = it goes on. */
  onBlocked(hold: Blocked | null): void;
  /** Resolves when another try may help, or on abort; `attempt` counts the tries in vain from 0. */
  pause(attempt: number): Promise<void>;
  /** Asks to sign in again; resolves once that was done, or on abort. */
  signIn(): Promise<void>;
}

const busyStatuses = [429, 502, 503, 504];

function blockedBy(error: unknown): Blocked | null {
  if (!(error instanceof ApiRefusal)) return null;
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'signIn';
  return busyStatuses.includes(error.status) ? 'busy' : null;
}

/**
 * Does work that may be done twice until it is done: a network that is gone, a portal that restarts and a session that
 * has ended are waited for. Fails with what waiting does not mend, and as fetch does when it is aborted.
 */
export async function retry<T>(work: () => Promise<T>, patience: RetryPolicy): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    patience.signal.throwIfAborted();
    try {
      const done = await work();
      patience.onBlocked(null);
      return done;
    } catch (error) {
      patience.signal.throwIfAborted();
      const hold = blockedBy(error);
      if (hold === null) throw error;
      patience.onBlocked(hold);
      await (hold === 'signIn' ? patience.signIn() : patience.pause(attempt));
    }
  }
}

const pauseSeconds = [1, 2, 4, 8, 15];

/** Waits for the network to be announced, at most a few seconds and longer from try to try; ends on abort. */
export function pauseForNetwork(attempt: number, signal: AbortSignal): Promise<void> {
  const seconds = pauseSeconds[Math.min(attempt, pauseSeconds.length - 1)] ?? 15;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
