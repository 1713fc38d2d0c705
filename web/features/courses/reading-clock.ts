import { ApiRefusal } from '../../lib/api.ts';

export interface ReadingState {
  /** Read so far in seconds: what the server has credited and what is on its way. */
  readSeconds: number;
  isComplete: boolean;
  /** The last sending failed: the seconds wait here. */
  isOffline: boolean;
  needsSignIn: boolean;
  /** Why no more is credited at all. */
  refusal: string | null;
}

/** Keeps the seconds read, whatever became of the page, until the server has them. */
export interface ReadingLedger {
  /** The total that this browser knew last; 0 = none. */
  total(): number;
  keep(totalSeconds: number): void;
}

interface ReadingClockOptions {
  /** What the server has credited when the page is opened. */
  creditedSeconds: number;
  durationSeconds: number;
  isComplete: boolean;
  ledger: ReadingLedger;
  /** Users/updatetime; `seconds` 0 = the page was opened. */
  send(seconds: number): Promise<{ readTime: number; isComplete: boolean }>;
}

export interface ReadingClock {
  state(): ReadingState;
  subscribe(listener: () => void): () => void;
  /** Sends what an earlier visit left behind, then tells that the page is open. */
  open(): Promise<void>;
  /** One second more was read. */
  tick(): void;
  /** Sends what has gathered and is not on its way already. */
  flush(): Promise<void>;
  signedIn(): void;
  hasUnsent(): boolean;
}

/** The reading clock of one course: seconds gather here and count once the server has credited them (decisions §4). */
export function createReadingClock(options: ReadingClockOptions): ReadingClock {
  const { durationSeconds, ledger, send } = options;
  let credited = options.creditedSeconds;
  let unsent = Math.max(0, ledger.total() - credited);
  let onItsWay = 0;
  const listeners = new Set<() => void>();
  let state: ReadingState = {
    readSeconds: credited + unsent,
    isComplete: options.isComplete,
    isOffline: false,
    needsSignIn: false,
    refusal: null,
  };

  function change(next: Partial<ReadingState>): void {
    state = { ...state, ...next, readSeconds: credited + unsent };
    for (const listener of listeners) listener();
  }

  async function sendSeconds(seconds: number): Promise<void> {
    onItsWay += seconds;
    try {
      const answer = await send(seconds);
      credited = answer.readTime;
      unsent -= seconds;
      ledger.keep(credited + unsent);
      change({ isOffline: false, isComplete: state.isComplete || answer.isComplete });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const { status, message } = error;
      if (status === 401) change({ needsSignIn: true });
      else if (status === 0 || status === 429 || status >= 500) change({ isOffline: true });
      else change({ refusal: message });
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
      if (state.refusal === null && !state.needsSignIn) await sendSeconds(0);
    },
    tick() {
      unsent += 1;
      ledger.keep(credited + unsent);
      change({});
      if (!state.isComplete && credited + unsent === durationSeconds) void flush();
    },
    flush,
    signedIn() {
      change({ needsSignIn: false });
      void flush();
    },
    hasUnsent: () => unsent > 0,
  };
}
