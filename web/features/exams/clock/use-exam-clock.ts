import { useCallback, useEffect, useRef, useState } from 'react';
import {
  adjustedClock,
  announcementBetween,
  type ClockReading,
  type ExamClock,
  minutesGained,
  remainingAt,
  serverTimeAt,
} from './exam-clock.rules.ts';

export interface RunningClock {
  /** Whole seconds left, rounded up. */
  secondsLeft: number;
  secondsUsed: number;
  /** The share of the time that is left, 1 to 0. */
  partLeft: number;
  /**
   * The text for screen readers at half, 10, 5 and 1 minute; '' again soon after, when it is no longer true.
   */
  announcement: string;
  /** The server's current time, in milliseconds. */
  serverNow(): number;
  /** Seconds left at this instant. */
  remainingNow(): number;
  /** Takes over the time left from the server. */
  adjust(reading: ClockReading): void;
}

interface ClockEvents {
  /**
   * Called when the page is visible again or the machine has slept, when some monotonic clocks stop: the
   * caller asks the server.
   */
  onReturn(): void;
  /** Called when minutes were added. */
  onGain(minutes: number, secondsLeft: number): void;
}

/** The two clocks of the machine may differ by this much; beyond it, the machine must have slept. */
const sleepMilliseconds = 3_000;

/** The time that an announcement takes to be read. */
const announcementMilliseconds = 8_000;

/** Counts down an attempt on the monotonic clock. */
export function useExamClock(initial: ExamClock, { onReturn, onGain }: ClockEvents): RunningClock {
  const clock = useRef(initial);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(initial.remainingSeconds));
  const [allowedSeconds, setAllowedSeconds] = useState(initial.allowedSeconds);
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(Math.ceil(initial.remainingSeconds));
  const announcedAt = useRef(0);

  const show = useCallback(() => {
    const left = Math.ceil(remainingAt(clock.current, performance.now()));
    const words = announcementBetween(clock.current.allowedSeconds, shown.current, left);
    shown.current = left;
    setSecondsLeft(left);
    setAllowedSeconds(clock.current.allowedSeconds);
    if (words !== null) {
      announcedAt.current = performance.now();
      setAnnouncement(words);
    } else if (performance.now() - announcedAt.current > announcementMilliseconds) setAnnouncement('');
  }, []);

  useEffect(() => {
    let apart = Date.now() - performance.now();
    const timer = setInterval(() => {
      show();
      const nowApart = Date.now() - performance.now();
      if (Math.abs(nowApart - apart) > sleepMilliseconds) onReturn();
      apart = nowApart;
    }, 500);
    return () => clearInterval(timer);
  }, [show, onReturn]);

  const adjust = useCallback(
    (reading: ClockReading) => {
      const before = clock.current;
      clock.current = adjustedClock(before, reading);
      show();
      const minutes = minutesGained(before, clock.current);
      if (minutes > 0) onGain(minutes, remainingAt(clock.current, performance.now()));
    },
    [show, onGain],
  );
  const serverNow = useCallback(() => serverTimeAt(clock.current, performance.now()), []);
  const remainingNow = useCallback(() => remainingAt(clock.current, performance.now()), []);
  return {
    secondsLeft,
    secondsUsed: Math.max(0, allowedSeconds - secondsLeft),
    partLeft: secondsLeft / allowedSeconds,
    announcement,
    serverNow,
    remainingNow,
    adjust,
  };
}
