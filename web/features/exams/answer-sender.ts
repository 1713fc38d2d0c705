import { ApiRefusal } from '../../lib/api.ts';
import {
  type AnswerBook,
  type Click,
  clickOn,
  nextPending,
  unsentQuestions,
  withClick,
  withState,
} from './answer-book.rules.ts';
import type { AnswerStore } from './answer-store.ts';

export interface SenderState {
  book: AnswerBook;
  /** The last try failed: what is pending waits for the network or the next try. */
  isStuck: boolean;
  /** The session is over: nothing is sent before the password was given again. */
  needsSignIn: boolean;
  /** The server says that the attempt is closed. */
  isClosed: boolean;
}

interface SenderOptions {
  book: AnswerBook;
  store: AnswerStore;
  send(click: Click): Promise<void>;
}

export interface AnswerSender {
  state(): SenderState;
  subscribe(listener: () => void): () => void;
  /** Writes the click down, then sends it. `serverTime` in milliseconds. */
  choose(questionId: number, answer: string, serverTime: number): void;
  /** Tries at once: the network is back, or somebody signed in. */
  retry(): void;
  /** Sends everything that waits; true = the server has (or has refused) it all. */
  flush(): Promise<boolean>;
  stop(): void;
}

const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/**
 * Sends the answers of an attempt, one at a time, the latest click of each question (decisions §5). Each is written
 * to the store before it is sent and leaves it once the server has it. No network, a busy server: it tries again.
 */
export function createAnswerSender({ book, store, send }: SenderOptions): AnswerSender {
  let state: SenderState = { book, isStuck: false, needsSignIn: false, isClosed: false };
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasStore = true;

  function change(next: Partial<SenderState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** A browser that keeps no copy (private windows, a full disk) still sends: only the copy is lost. */
  async function inStore(work: Promise<void>): Promise<void> {
    await work.catch(() => {
      hasStore = false;
    });
  }

  async function sendOne(click: Click): Promise<boolean> {
    change({ book: withState(state.book, click, 'sending') });
    try {
      await send(click);
      change({ book: withState(state.book, click, 'saved'), isStuck: false });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const { status, message } = error;
      if (status === 0 || status === 401 || status === 429 || status >= 500) {
        change({ book: withState(state.book, click, 'pending'), isStuck: true, needsSignIn: status === 401 });
        return false;
      }
      change({
        book: withState(state.book, click, 'refused', message),
        isClosed: state.isClosed || status === 409,
      });
    }
    failures = 0;
    if (hasStore) await inStore(store.remove(click));
    return true;
  }

  async function sendAll(): Promise<void> {
    for (let click = nextPending(state.book); click !== null; click = nextPending(state.book)) {
      if (await sendOne(click)) continue;
      if (!state.needsSignIn)
        timer = setTimeout(start, retryDelays[Math.min(failures++, retryDelays.length - 1)]);
      return;
    }
  }

  function start(): void {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose(questionId, answer, serverTime) {
      const click = clickOn(state.book, questionId, answer, serverTime);
      change({ book: withClick(state.book, click) });
      const kept = hasStore ? inStore(store.put(click)) : Promise.resolve();
      if (!state.needsSignIn) void kept.then(start);
    },
    retry() {
      change({ needsSignIn: false });
      start();
    },
    async flush() {
      for (let round = 0; round < 2 && unsentQuestions(state.book).length > 0; round += 1) {
        if (running === null) start();
        await running;
      }
      return unsentQuestions(state.book).length === 0;
    },
    stop() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
