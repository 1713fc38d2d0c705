import { readingCreditCapSeconds } from '../../../contract/constants.ts';
import { ApiRefusal } from '../../lib/api/api.ts';
import { type ReadingLedger, unsentOf } from './reading-ledger.ts';

export interface ReadingState {
  /** Read so far in seconds: what the server has credited and what is on its way. */
  readSeconds: number;
  /** What the course asks, as the server said last: it may be changed while the page is open. */
  durationMinutes: number;
  isComplete: boolean;
  /** Why the last sending failed, the seconds wait here: no network, or a portal that could not answer; null = it went well. */
  failure: 'network' | 'portal' | null;
  /** As much waits as one sending is credited: the clock stands still until it is sent. */
  isFull: boolean;
  /** The server has acknowledged what this page counted so far, the last seconds aside. */
  isSaved: boolean;
  needsSignIn: boolean;
  /** Why no more is credited at all. */
  refusal: string | null;
}

interface ReadingClockOptions {
  /** What the server has credited when the page is opened. */
  creditedSeconds: number;
  durationMinutes: number;
  isComplete: boolean;
  ledger: ReadingLedger;
  /** Users/updatetime; `seconds` 0 = the page was opened. */
  send(seconds: number): Promise<{ readTime: number; isComplete: boolean; duration: number }>;
}

export interface ReadingClock {
  state(): ReadingState;
  subscribe(listener: () => void): () => void;
  /** Sends what an earlier visit left behind, then tells that the page is open. */
  open(): Promise<void>;
  /** Goes on from where another tab of this browser has come to meanwhile. */
  takeUp(): void;
  /** One second more was read. */
  tick(): void;
  /** Sends what has gathered and is not on its way already. */
  flush(): Promise<void>;
  signedIn(): void;
  hasUnsent(): boolean;
}

/** The reading clock of one course: seconds gather here and count once the server has credited them (spec 7.5). */
export function createReadingClock(options: ReadingClockOptions): ReadingClock {
  const { ledger, send } = options;
  let credited = options.creditedSeconds;
  let unsent = Math.min(readingCreditCapSeconds, unsentOf(ledger.read(), credited));
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
  const keep = () => ledger.keep({ known: credited, total: credited + unsent });

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
      // opening a page makes what passed before count no more: not as long as some of it is still to be sent
      if (unsent === 0 && state.refusal === null && !state.needsSignIn) await sendSeconds(0);
    },
    takeUp() {
      const kept = ledger.read();
      if (kept === null || onItsWay > 0 || kept.known < credited) return;
      credited = kept.known;
      unsent = kept.total - kept.known;
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

/** What a "no" makes of the clock: it waits for the password, tries again later, or stops for good. */
function failed({ status, message }: ApiRefusal): Partial<ReadingState> {
  if (status === 401) return { needsSignIn: true };
  if (status === 0) return { failure: 'network' };
  if (status === 429 || status >= 500) return { failure: 'portal' };
  return { refusal: message };
}
