import { ApiRefusal } from '../api/request.ts';

/** Why work is waiting: no network, a busy or restarting portal, or an ended session. */
export type Blocked = 'offline' | 'busy' | 'signIn';

/** The limits of retrying, and the callbacks meanwhile. */
export interface RetryPolicy {
  signal: AbortSignal;
  /** Called with the reason for waiting; null = the work continues. */
  onBlocked(blocked: Blocked | null): void;
  /** Resolves when another try may succeed, or on abort; `attempt` counts the failures from 0. */
  pause(attempt: number): Promise<void>;
  /** Asks the person to sign in again; resolves afterwards, or on abort. */
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
 * Repeats idempotent work until it succeeds, through a lost network, a restarting portal and an ended session. Rejects
 * with any other error, and as fetch does on abort.
 */
export async function retry<T>(work: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    policy.signal.throwIfAborted();
    try {
      const done = await work();
      policy.onBlocked(null);
      return done;
    } catch (error) {
      policy.signal.throwIfAborted();
      const blocked = blockedBy(error);
      if (blocked === null) throw error;
      policy.onBlocked(blocked);
      await (blocked === 'signIn' ? policy.signIn() : policy.pause(attempt));
    }
  }
}

const pauseSeconds = [1, 2, 4, 8, 15];

/** Waits for the browser's online event, at most a few seconds, longer from try to try. Ends on abort. */
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
