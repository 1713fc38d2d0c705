import type { Exam } from '../../../contract/question.ts';

/**
 * The server's clock as this page keeps it (decisions §5): what was left at an instant of the page's monotonic clock,
 * which nobody sets back. Seconds left and allowed, milliseconds for instants.
 */
export interface ExamClock {
  allowedSeconds: number;
  remainingSeconds: number;
  serverTime: number;
  setAt: number;
}

/** Below this, two readings differ by the way of the answer through the network, not by added minutes. */
const jitterSeconds = 1.5;

/** The clock of an attempt that the server has just answered; `now` = performance.now(). */
export function clockOf(
  exam: Pick<Exam, 'allowedSeconds' | 'remainingSeconds' | 'serverTime'>,
  now: number,
): ExamClock {
  return {
    allowedSeconds: exam.allowedSeconds,
    remainingSeconds: exam.remainingSeconds,
    serverTime: Date.parse(exam.serverTime),
    setAt: now,
  };
}

/** Seconds left, never below 0. */
export function remainingAt(clock: ExamClock, now: number): number {
  return Math.max(0, clock.remainingSeconds - (now - clock.setAt) / 1000);
}

/** The server's time as the page estimates it, milliseconds since 1970. */
export function serverTimeAt(clock: ExamClock, now: number): number {
  return clock.serverTime + (now - clock.setAt);
}

/** The clock after an answer that says how much is left: minutes added or lost move it, jitter does not. */
export function adjustedClock(clock: ExamClock, remainingSeconds: number, now: number): ExamClock {
  if (Math.abs(remainingSeconds - remainingAt(clock, now)) < jitterSeconds) return clock;
  return {
    allowedSeconds: Math.max(clock.allowedSeconds, remainingSeconds),
    remainingSeconds,
    serverTime: serverTimeAt(clock, now),
    setAt: now,
  };
}

/** '18:42', from an hour on '1:05:00'. A second that has begun counts whole. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}

/** What to say aloud when the clock goes from `before` to `after` seconds left: at half, 10, 5 and 1 minute; else null. */
export function announcementBetween(allowedSeconds: number, before: number, after: number): string | null {
  const marks = [60, 300, 600, allowedSeconds / 2].filter((mark) => mark < allowedSeconds);
  const crossed = marks.filter((mark) => before > mark && after <= mark);
  if (crossed.length === 0) return null;
  const mark = Math.min(...crossed);
  const left = leftInWords(mark);
  return mark === allowedSeconds / 2 ? `Va la mitad del tiempo. ${left}` : left;
}

function leftInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `Quedan ${Math.round(seconds)} segundos.`;
  return minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`;
}
