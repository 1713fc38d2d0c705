import { withWebLock } from '../../lib/api/web-lock.ts';

/** Only `here` counts. `idle`: nobody touched the page for two minutes. `elsewhere`: another tab counts. */
export type Presence = 'here' | 'idle' | 'elsewhere' | 'away';

/** The time that a slow reader needs for a full screen of text. */
const idleAfterMilliseconds = 120_000;
/** A longer gap between two beats means that the device slept, not that it was busy. */
const longestGapMilliseconds = 5_000;
/** A playing video (`timeupdate`) counts too: a person who watches is present. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'timeupdate'] as const;
const listening = { passive: true, capture: true } as const; // events of a video don't bubble to the window

interface PresenceListener {
  onSecond(): void;
  /** This tab gets its turn. */
  onTurn(): void;
  onChange(presence: Presence): void;
}

/**
 * Calls `onSecond` for every second in which the page is visible, the reader is present, and no other tab
 * with the same lock counts. A hidden page releases the lock. Returns the function that ends it.
 */
export function watchPresence(
  lockName: string,
  { onSecond, onTurn, onChange }: PresenceListener,
): () => void {
  let presence: Presence = 'here';
  let lastSign = performance.now();
  let countedUpTo = performance.now();
  const notice = () => {
    lastSign = performance.now();
  };
  const lock = lockWhileVisible(lockName, () => {
    notice();
    onTurn();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    const found = presenceAt(lock.isHeld(), now - lastSign > idleAfterMilliseconds);
    if (found !== presence) onChange(found);
    presence = found;
    if (found !== 'here') countedUpTo = now;
    else if (now - countedUpTo > longestGapMilliseconds) countedUpTo = now - 1_000;
    // a busy phone beats late: the seconds in between were read all the same
    for (; now - countedUpTo >= 990; countedUpTo += 1_000) onSecond();
  }, 1_000);
  for (const sign of signsOfLife) addEventListener(sign, notice, listening);
  return () => {
    clearInterval(timer);
    for (const sign of signsOfLife) removeEventListener(sign, notice, listening);
    lock.end();
  };
}

function presenceAt(isHeld: boolean, isIdle: boolean): Presence {
  if (document.visibilityState === 'hidden') return 'away';
  if (!isHeld) return 'elsewhere';
  return isIdle ? 'idle' : 'here';
}

/** Holds the named lock while the page is visible. One tab at a time has it; `onTurn` runs when it is this one's. */
function lockWhileVisible(name: string, onTurn: () => void) {
  let release: (() => void) | null = null;
  let isHeld = false;
  function give(): void {
    release?.();
    release = null;
    isHeld = false;
  }
  function take(): void {
    const asked = Promise.withResolvers<void>();
    const cancelled = new AbortController();
    release = () => {
      cancelled.abort();
      asked.resolve();
    };
    const holdLock = () => {
      isHeld = !cancelled.signal.aborted;
      if (isHeld) onTurn();
      return asked.promise;
    };
    withWebLock(name, holdLock, cancelled.signal).catch((error: unknown) => {
      if (!cancelled.signal.aborted) throw error; // an abandoned wait is no failure
    });
  }
  const follow = () => {
    give();
    if (document.visibilityState === 'visible') take();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return {
    isHeld: () => isHeld,
    end() {
      document.removeEventListener('visibilitychange', follow);
      give();
    },
  };
}
