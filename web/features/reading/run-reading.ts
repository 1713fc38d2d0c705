import { hereHref, watchUnsavedChanges } from '../../components/unsaved/unsaved-changes.ts';
import { type Presence, watchPresence } from './presence.ts';
import type { ShownReading } from './reading.rules.ts';
import { createReadingClock, type ReadingClock } from './reading-clock.ts';
import { readingStoreOf } from './reading-store.ts';
import { sendReading } from './send-reading.ts';

export interface ReadingOptions {
  accountId: number;
  courseId: number;
  creditedSeconds: number;
  durationMinutes: number;
  isComplete: boolean;
  /** The number of the module that is open. */
  module(): number;
}

export interface Reading {
  state(): ShownReading;
  subscribe(listener: () => void): () => void;
  signedIn(): void;
  end(): void;
}

const sendEverySeconds = 10;

/**
 * Counts every second while the reader is present. It sends the seconds every few seconds and when the page is
 * left. Of several tabs only the counting one sends, and each continues from the count that the others have stored.
 * `before` runs before the server is told that the page is open.
 */
function runReading(options: ReadingOptions, before: () => Promise<void>): Reading {
  const { accountId } = options;
  const clock = clockOf(options);
  const { tell, ...shown } = shownOf(clock);
  let isOpen = false;
  async function openOnce() {
    if (isOpen || document.visibilityState === 'hidden') return; // a tab in the background takes nothing from another
    isOpen = true;
    await before();
    await clock.open();
  }
  const endPresence = watchPresence(`reading.${accountId}`, {
    onSecond: clock.tick,
    onTurn: clock.resume,
    onChange: tell,
  });
  void openOnce();
  const flush = () => void clock.flush();
  const flushIfCounting = () => ['here', 'idle'].includes(shown.state().presence) && flush();
  const timer = setInterval(flushIfCounting, sendEverySeconds * 1_000);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
    else void openOnce();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', flush);
  addEventListener('online', flushIfCounting);
  const minutes = { name: 'Minutos de lectura', href: hereHref() };
  const unwatch = watchUnsavedChanges({
    work: () => (clock.hasUnsent() && clock.state().failure !== null ? minutes : null),
  });
  return {
    ...shown,
    end() {
      endPresence();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', flush);
      removeEventListener('online', flushIfCounting);
      unwatch();
    },
  };
}

function clockOf(options: ReadingOptions): ReadingClock {
  const { accountId, courseId, creditedSeconds, durationMinutes, isComplete, module } = options;
  return createReadingClock({
    creditedSeconds,
    durationMinutes,
    isComplete,
    store: readingStoreOf(accountId, courseId),
    send: (seconds) => sendReading(accountId, courseId, seconds, module()),
  });
}

/** The clock's state with the reader's presence, which `tell` changes. */
function shownOf(clock: ReadingClock) {
  const listeners = new Set<() => void>();
  let shown: ShownReading = { ...clock.state(), presence: 'here' };
  const tell = (presence: Presence) => {
    shown = { ...clock.state(), presence };
    for (const listener of listeners) listener();
  };
  clock.subscribe(() => tell(shown.presence));
  return {
    tell,
    state: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signedIn: clock.signedIn,
  };
}

let running: Reading | undefined;

export function startReading(options: ReadingOptions, before: () => Promise<void>): Reading {
  running = runReading(options, before);
  return running;
}

/** The reading of this page; undefined on the server. */
export const runningReading = (): Reading | undefined => running;
