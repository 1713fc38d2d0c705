import { useEffect, useRef, useState } from 'react';

/** `here` counts; `idle`: nobody touched the page for a minute; `elsewhere`: another tab counts. */
export type Presence = 'here' | 'idle' | 'elsewhere' | 'away';

const idleAfterMilliseconds = 60_000;
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls `onSecond` every second while the page is visible, the reader is there, and no other tab of the same lock
 * counts. A hidden page gives the lock back.
 */
export function useReaderPresence(lockName: string, onSecond: () => void): Presence {
  const [presence, setPresence] = useState<Presence>('here');
  const latest = useRef(onSecond);
  useEffect(() => {
    latest.current = onSecond;
  });

  useEffect(() => {
    let lastSign = performance.now();
    const notice = () => {
      lastSign = performance.now();
    };
    const lock = lockWhileVisible(lockName);
    const timer = setInterval(() => {
      const isIdle = performance.now() - lastSign > idleAfterMilliseconds;
      const found =
        document.visibilityState === 'hidden'
          ? 'away'
          : !lock.isHeld()
            ? 'elsewhere'
            : isIdle
              ? 'idle'
              : 'here';
      setPresence(found);
      if (found === 'here') latest.current();
    }, 1_000);
    for (const sign of signsOfLife) addEventListener(sign, notice, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) removeEventListener(sign, notice);
      lock.end();
    };
  }, [lockName]);

  return presence;
}

/** Holds the named lock while the page is visible: of several tabs one at a time has it. */
function lockWhileVisible(name: string) {
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
    navigator.locks
      .request(name, { signal: cancelled.signal }, () => {
        isHeld = !cancelled.signal.aborted;
        return asked.promise;
      })
      .catch((error: unknown) => {
        if (!cancelled.signal.aborted) throw error; // giving up the wait is no failure
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
