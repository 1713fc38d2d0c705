import { useCallback, useEffect, useRef, useState } from 'react';
import {
  adjustedClock,
  announcementBetween,
  type ExamClock,
  remainingAt,
  serverTimeAt,
} from './exam-clock.rules.ts';

interface RunningClock {
  /** Whole seconds left, rounded up. */
  secondsLeft: number;
  /** The part of the time that is left, 1 to 0. */
  partLeft: number;
  /** What readers hear: at half, 10, 5 and 1 minute. */
  announcement: string;
  /** The server's time now, milliseconds. */
  serverNow(): number;
  /** Takes over what the server said is left. */
  adjust(remainingSeconds: number): void;
}

/** The two clocks of the machine may part by this much before the machine must have slept. */
const sleepMilliseconds = 3_000;

/**
 * Counts an attempt down on the monotonic clock. `onReturn` is called when the page is looked at again or the machine
 * has slept (some monotonic clocks stop meanwhile): ask the server then.
 */
export function useExamClock(initial: ExamClock, onReturn: () => void): RunningClock {
  const clock = useRef(initial);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(initial.remainingSeconds));
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(Math.ceil(initial.remainingSeconds));

  const show = useCallback(() => {
    const left = Math.ceil(remainingAt(clock.current, performance.now()));
    const words = announcementBetween(clock.current.allowedSeconds, shown.current, left);
    shown.current = left;
    setSecondsLeft(left);
    if (words !== null) setAnnouncement(words);
  }, []);

  useEffect(() => {
    let apart = Date.now() - performance.now();
    const timer = setInterval(() => {
      show();
      const nowApart = Date.now() - performance.now();
      if (Math.abs(nowApart - apart) > sleepMilliseconds) onReturn();
      apart = nowApart;
    }, 500);
    const onVisible = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [show, onReturn]);

  const adjust = useCallback(
    (remainingSeconds: number) => {
      clock.current = adjustedClock(clock.current, remainingSeconds, performance.now());
      show();
    },
    [show],
  );
  const serverNow = useCallback(() => serverTimeAt(clock.current, performance.now()), []);
  return {
    secondsLeft,
    partLeft: secondsLeft / clock.current.allowedSeconds,
    announcement,
    serverNow,
    adjust,
  };
}
