import type { Exam } from '../../../../contract/questions/calls.ts';
import { spokenTime } from '../../../lib/format.ts';

/**
 * The server's clock as the page tracks it (spec 8.5): the time left at an instant of the page's monotonic
 * clock, which nobody can set back. Time left and allowed in seconds, instants in milliseconds.
 */
export interface ExamClock {
  allowedSeconds: number;
  remainingSeconds: number;
  serverTime: number;
  setAt: number;
}

/**
 * The time left by the server's answer, with the instants of the request and the answer (monotonic
 * milliseconds).
 */
export interface ClockReading {
  remainingSeconds: number;
  allowedSeconds?: number;
  sentAt: number;
  receivedAt: number;
}

/** Two readings may differ by this much beyond the network's delay without meaning anything. */
const jitterSeconds = 1.5;
/** Less than this is no extension, which comes in whole minutes. */
const minGainSeconds = 30;

/** The clock of an attempt after an answer of the server, taken at the middle of the call. */
export function clockOf(
  exam: Pick<Exam, 'allowedSeconds' | 'remainingSeconds' | 'serverTime'>,
  { sentAt, receivedAt }: Pick<ClockReading, 'sentAt' | 'receivedAt'>,
): ExamClock {
  return {
    allowedSeconds: exam.allowedSeconds,
    remainingSeconds: exam.remainingSeconds,
    serverTime: Date.parse(exam.serverTime),
    setAt: (sentAt + receivedAt) / 2,
  };
}

/** Seconds left; negative once the time is over. */
const leftAt = (clock: ExamClock, now: number) => clock.remainingSeconds - (now - clock.setAt) / 1000;

/** Seconds left, never below 0. */
export function remainingAt(clock: ExamClock, now: number): number {
  return Math.max(0, leftAt(clock, now));
}

/** The server's time as the page estimates it, in milliseconds since 1970. */
export function serverTimeAt(clock: ExamClock, now: number): number {
  return clock.serverTime + (now - clock.setAt);
}

/**
 * The clock after an answer with the time left. Added minutes move it, and so does a sleep that stopped the
 * page's own clock. Jitter and a slow answer do not.
 */
export function adjustedClock(clock: ExamClock, reading: ClockReading): ExamClock {
  const { remainingSeconds, sentAt, receivedAt, allowedSeconds } = reading;
  const expected = leftAt(clock, receivedAt);
  const most = remainingSeconds;
  const least = most - (receivedAt - sentAt) / 1000;
  const isAsExpected = expected <= most + jitterSeconds && expected >= least - jitterSeconds;
  if (isAsExpected || (remainingSeconds === 0 && expected <= 0))
    return allowedSeconds === undefined || allowedSeconds === clock.allowedSeconds
      ? clock
      : { ...clock, allowedSeconds };
  const setAt = (sentAt + receivedAt) / 2;
  const slept = Math.max(0, leftAt(clock, setAt) - remainingSeconds); // time passed that this page did not count
  return {
    allowedSeconds: allowedSeconds ?? Math.max(clock.allowedSeconds, Math.ceil(remainingSeconds)),
    remainingSeconds,
    serverTime: serverTimeAt(clock, setAt) + slept * 1000,
    setAt,
  };
}

/** The whole minutes added between two clocks; 0 = none. */
export function minutesGained(before: ExamClock, after: ExamClock): number {
  const gained = leftAt(after, after.setAt) - leftAt(before, after.setAt);
  return gained < minGainSeconds ? 0 : Math.max(1, Math.round(gained / 60));
}

/** '18:42', or from an hour on '1:05:00'. Seconds are rounded up. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}

/**
 * The announcement when the clock goes from `before` to `after` seconds left: at half, 10, 5 and 1 minute;
 * otherwise null.
 */
export function announcementBetween(allowedSeconds: number, before: number, after: number): string | null {
  const marks = [60, 300, 600, allowedSeconds / 2].filter((mark) => mark < allowedSeconds);
  const crossed = marks.filter((mark) => before > mark && after <= mark);
  if (crossed.length === 0) return null;
  const mark = Math.min(...crossed);
  const left = timeLeftText(mark);
  return mark === allowedSeconds / 2 ? `Va la mitad del tiempo. ${left}` : left;
}

/** 'Quedan 18 minutos y 42 segundos.' */
export function timeLeftText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole <= 0) return 'El tiempo terminó.';
  const spoken = spokenTime(whole);
  return `${/^1 \S+$/.test(spoken) ? 'Queda' : 'Quedan'} ${spoken}.`;
}

/** The announcement after an administrator added whole minutes, at least one. */
export function timeGainText(minutes: number, secondsLeft: number): string {
  const gained = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `Te dieron ${gained} más. ${timeLeftText(Math.ceil(secondsLeft / 60) * 60)}`;
}
