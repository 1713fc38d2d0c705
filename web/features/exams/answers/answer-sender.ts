import { ApiRefusal } from '../../../lib/api/request.ts';
import type { AnswerStore } from './answer-store.ts';
import {
  type AnswersByQuestion,
  type Click,
  clickOn,
  pendingClicks,
  unsentQuestions,
  withAnswerOfTab,
  withClick,
  withServerAnswer,
  withServerAnswers,
  withState,
} from './answers-by-question.rules.ts';

interface SenderState {
  answers: AnswersByQuestion;
  /** The last try failed: pending answers wait for the network or the next try. */
  isStuck: boolean;
  /** The session is over: nothing is sent before the person has signed in again. */
  needsSignIn: boolean;
  /** The server says that the attempt is closed. */
  isClosed: boolean;
  /** The browser could not store the last click: closing the page would lose the pending answers. */
  hasNoCopy: boolean;
}

interface SenderOptions {
  answers: AnswersByQuestion;
  store: AnswerStore;
  /**
   * Sends a click to the server, even if the page is closed meanwhile, and returns the answer that the server
   * then holds.
   */
  send(click: Click): Promise<string>;
}

export interface AnswerSender {
  state(): SenderState;
  subscribe(listener: () => void): () => void;
  /** Stores the click, then sends it. `serverTime` in milliseconds. */
  choose(questionId: number, answer: string, serverTime: number): void;
  /** Takes over the server's answers, which were requested when the answers was `before`. */
  adopt(before: AnswersByQuestion, questions: Parameters<typeof withServerAnswers>[2]): void;
  /** Takes over an answer that another tab of this browser has saved. */
  hear(saved: Click): void;
  /** Tries at once: the network is back, or the person signed in. */
  retry(): void;
  /** Sends everything that waits; true = the server has accepted or refused it all. */
  flush(): Promise<boolean>;
  /** The page is hidden and may not come back: everything that waits is sent at once, in parallel. */
  leave(): void;
  stop(): void;
}

const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** The longest wait for the store: one that hangs must not delay a click. */
const storeMilliseconds = 500;
/**
 * Statuses after which sending again would change nothing. Any other, perhaps from a proxy, is tried again.
 */
const finalStatuses: readonly number[] = [400, 403, 404, 409];
/**
 * Statuses that the next click would meet too: no network, no session, too many calls, a part that is down.
 */
const commonStatuses: readonly number[] = [0, 401, 429, 503];

type Sent = 'done' | 'failed' | 'allFail';

/**
 * Sends the answers of an attempt, one at a time, the latest click of each question (spec 8.7). Each click is
 * stored before it is sent and removed once the server has it. Without network or with a busy server it tries
 * again; one click that fails alone delays no other.
 */
export function createAnswerSender({ answers, store, send }: SenderOptions): AnswerSender {
  let state: SenderState = {
    answers,
    isStuck: false,
    needsSignIn: false,
    isClosed: false,
    hasNoCopy: false,
  };
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;
  let leaving: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function change(next: Partial<SenderState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function sendOne(click: Click): Promise<Sent> {
    change({ answers: withState(state.answers, click, 'sending') });
    try {
      const standing = await send(click);
      change({ answers: withServerAnswer(state.answers, click, standing), isStuck: false });
    } catch (error) {
      const { status, message } = refusalOf(error);
      if (!finalStatuses.includes(status)) {
        change({
          answers: withState(state.answers, click, 'pending'),
          isStuck: true,
          needsSignIn: status === 401,
        });
        return commonStatuses.includes(status) ? 'allFail' : 'failed';
      }
      change({
        answers: withState(state.answers, click, 'refused', message),
        isStuck: false,
        isClosed: state.isClosed || status === 409,
      });
    }
    failures = 0;
    await isStored(store.remove(click));
    return 'done';
  }

  async function sendAll(): Promise<void> {
    const failed: Click[] = [];
    const isTried = ({ questionId, clickedAt }: Click) =>
      failed.some((click) => click.questionId === questionId && click.clickedAt === clickedAt);
    const next = () => pendingClicks(state.answers).find((click) => !isTried(click));
    for (let click = next(); click !== undefined; click = next()) {
      const sent = await sendOne(click);
      if (sent !== 'done') failed.push(click);
      if (sent === 'allFail') break;
    }
    if (failed.length === 0) return;
    change({ isStuck: true }); // even if the last click did arrive
    if (!state.needsSignIn)
      timer = setTimeout(start, retryDelays[Math.min(failures++, retryDelays.length - 1)]);
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
      const click = clickOn(state.answers, questionId, answer, serverTime);
      change({ answers: withClick(state.answers, click) });
      void isStored(store.put(click)).then((hasCopy) => {
        if (state.hasNoCopy === hasCopy) change({ hasNoCopy: !hasCopy });
        if (!state.needsSignIn) start();
      });
    },
    adopt: (before, questions) => change({ answers: withServerAnswers(state.answers, before, questions) }),
    hear: (saved) => change({ answers: withAnswerOfTab(state.answers, saved) }),
    retry() {
      if (state.needsSignIn) change({ needsSignIn: false });
      start();
    },
    async flush() {
      for (let round = 0; round < 2 && unsentQuestions(state.answers).length > 0; round += 1) {
        if (running === null) start();
        await Promise.all([running, leaving]);
      }
      return unsentQuestions(state.answers).length === 0;
    },
    leave() {
      if (!state.needsSignIn) leaving = Promise.all([leaving, ...pendingClicks(state.answers).map(sendOne)]);
    },
    stop() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

/** Reports an error that is no answer of the server to the console. The click waits for its next try. */
function refusalOf(error: unknown): { status: number; message: string } {
  if (error instanceof ApiRefusal) return error;
  globalThis.reportError?.(error); // some browsers of 2021 lack it
  return { status: 0, message: '' };
}

/**
 * True if the store succeeded in time. Private windows and full disks store nothing, and the click is sent
 * all the same.
 */
function isStored(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), storeMilliseconds);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(limit));
  });
}
