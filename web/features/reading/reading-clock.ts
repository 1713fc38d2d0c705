import { readingCreditCapSeconds } from '../../../contract/constants.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { type ReadingStore, unsentOf } from './reading-store.ts';

export interface ReadingState {
  /** The time read, in seconds: credited by the server or on its way there. */
  readSeconds: number;
  /**
   * The minutes that the course requires, by the server's last answer: they may change while the page is
   * open.
   */
  durationMinutes: number;
  isComplete: boolean;
  /**
   * The reason why the last sending failed, while the seconds wait here: no network, or a portal that could
   * not answer; null = it succeeded.
   */
  failure: 'network' | 'portal' | null;
  /** As many seconds wait as one call can credit: the clock pauses until they are sent. */
  isFull: boolean;
  /** The server has acknowledged what this page counted, except the last seconds. */
  isSaved: boolean;
  needsSignIn: boolean;
  /** The reason why nothing more is credited. */
  refusal: string | null;
}

interface ReadingClockOptions {
  /** The seconds that the server has credited when the page is opened. */
  creditedSeconds: number;
  durationMinutes: number;
  isComplete: boolean;
  store: ReadingStore;
  /** Users/updatetime; `seconds` 0 = the page was opened. */
  send(seconds: number): Promise<{ readTime: number; isComplete: boolean; duration: number }>;
}

export interface ReadingClock {
  state(): ReadingState;
  subscribe(listener: () => void): () => void;
  /** Sends the leftovers of an earlier visit, then reports that the page is open. */
  open(): Promise<void>;
  /** Continues from the count that another tab of this browser has reached. */
  resume(): void;
  /** Counts one more second. */
  tick(): void;
  /** Sends the seconds that are not on their way already. */
  flush(): Promise<void>;
  signedIn(): void;
  hasUnsent(): boolean;
}

/**
 * The reading clock of one course: seconds are collected here and count once the server has credited them
 * (spec 7.5).
 */
export function createReadingClock(options: ReadingClockOptions): ReadingClock {
  const { store, send } = options;
  let credited = options.creditedSeconds;
  let unsent = Math.min(readingCreditCapSeconds, unsentOf(store.read(), credited));
  let onItsWay = 0;
  const listeners = new Set<() => void>();
  let state: ReadingState = {
    readSeconds: credited + unsent,
    durationMinutes: options.durationMinutes,
    isComplete: options.isComplete,
    failure: null,
    isFull: false,
    isSaved: false,
    needsSignIn: false,
    refusal: null,
  };

  function change(next: Partial<ReadingState>): void {
    const isFull = unsent >= readingCreditCapSeconds;
    state = { ...state, ...next, isFull, readSeconds: credited + unsent };
    for (const listener of listeners) listener();
  }
  const keep = () => store.keep({ known: credited, total: credited + unsent });

  async function sendSeconds(seconds: number): Promise<void> {
    onItsWay += seconds;
    try {
      const answer = await send(seconds);
      credited = answer.readTime;
      unsent -= seconds;
      keep();
      const isComplete = state.isComplete || answer.isComplete;
      change({ failure: null, isSaved: true, isComplete, durationMinutes: answer.duration });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      change({ isSaved: false, ...failed(error) });
    } finally {
      onItsWay -= seconds;
    }
  }

  async function flush(): Promise<void> {
    const seconds = unsent - onItsWay;
    if (seconds > 0 && state.refusal === null && !state.needsSignIn) await sendSeconds(seconds);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async open() {
      await flush();
      // reporting an opened page forfeits earlier unsent seconds: it waits until all are sent
      if (unsent === 0 && state.refusal === null && !state.needsSignIn) await sendSeconds(0);
    },
    resume() {
      const stored = store.read();
      if (stored === null || onItsWay > 0 || stored.known < credited) return;
      credited = stored.known;
      unsent = stored.total - stored.known;
      change({});
    },
    tick() {
      if (unsent >= readingCreditCapSeconds) return;
      unsent += 1;
      keep();
      change({});
      if (!state.isComplete && credited + unsent === state.durationMinutes * 60) void flush();
    },
    flush,
    signedIn() {
      change({ needsSignIn: false });
      void flush();
    },
    hasUnsent: () => unsent > 0,
  };
}

/** The effect of a refusal on the clock: it waits for the password, tries again later, or stops. */
function failed({ status, message }: ApiRefusal): Partial<ReadingState> {
  if (status === 401) return { needsSignIn: true };
  if (status === 0) return { failure: 'network' };
  if (status === 429 || status >= 500) return { failure: 'portal' };
  return { refusal: message };
}
