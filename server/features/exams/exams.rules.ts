import type { AttemptState } from '../../../contract/attempts/calls.ts';
import { answerGraceSeconds, examClosedAboveGrade, gradeRange } from '../../../contract/constants.ts';
import { isPassing } from '../../../contract/exams/passing.ts';
import type { RefusalCode } from '../../../contract/refusal.ts';
import type { RefusalValues } from '../../../contract/refusal-kind.ts';
import {
  type CourseDates,
  examWindow,
  hasClosed,
  hasOpened,
  momentText,
} from '../courses/course-dates.rules.ts';
import {
  formatMissing,
  isReadingComplete,
  missingReadingMinutes,
  type Reading,
} from '../reading/reading-credit.rules.ts';

/** The facts that decide whether a member may ever sit the exam of a course again. */
export interface ExamClosing {
  isArchived: boolean;
  hasRunningAttempt: boolean;
  /** Best grade of finished, not annulled attempts, 0 to 100; null without any. */
  bestGrade: number | null;
  /** The course's current minimum, for future attempts. */
  minimumGrade: number;
  /** A finished, not annulled attempt reached the minimum it began with. */
  hasPassed: boolean;
  /** The member has said that they will not repeat the exam. */
  hasEndedRetakes: boolean;
  /** Attempts at the exam that count, a running one among them. */
  attemptCount: number;
  /** The most attempts that count; 0 = no limit. */
  attemptLimit: number;
}

/** A member's standing before the exam of a course. */
export interface ExamStanding extends Reading, ExamClosing, CourseDates {
  /** An administrator has taken the member out of the course. */
  isEnrolmentClosed: boolean;
  hasQuestions: boolean;
  /** The end of the last attempt that was not annulled; null without any. */
  lastFinishedAt: Date | null;
  /** Hours to wait between two attempts. */
  waitHours: number;
}

/**
 * The reason why the exam cannot be opened now, or null if it can (spec 8.4). A running attempt can always be resumed. A
 * grade above 80 closes the exam for those who have passed, provided it also reaches the current minimum. A wait is given
 * with its end in `timeZone`.
 */
export function canStart(
  standing: ExamStanding,
  at: { now: Date; timeZone: string },
): { code: RefusalCode; values?: RefusalValues } | null {
  if (standing.hasRunningAttempt) return null;
  if (standing.isEnrolmentClosed) return { code: 'enrolmentClosed' };
  if (isClosedByGrade(standing)) return { code: 'examClosed', values: { grade: standing.bestGrade ?? 0 } };
  if (standing.hasEndedRetakes) return { code: 'retakesEnded' };
  if (isUsedUp(standing))
    return { code: 'attemptsUsedUp', values: { limit: limitText(standing.attemptLimit) } };
  if (standing.isArchived) return { code: 'courseArchived' };
  const { from: opens, until } = examWindow(standing);
  if (until !== null && hasClosed(until, at.now))
    return { code: 'examIsOver', values: { when: momentText(until, at.timeZone) } };
  if (opens !== null && !hasOpened(opens, at.now))
    return { code: 'examNotOpen', values: { when: momentText(opens, at.timeZone) } };
  if (!isReadingComplete(standing)) {
    return { code: 'readingIncomplete', values: { missing: formatMissing(missingReadingMinutes(standing)) } };
  }
  if (!standing.hasQuestions) return { code: 'examWithoutQuestions' };
  const from = waitsUntil(standing, at.now);
  return from === null
    ? null
    : { code: 'waitBeforeRetake', values: { when: formatInstant(from, at.timeZone) } };
}

function isClosedByGrade({ bestGrade, minimumGrade, hasPassed }: ExamClosing): boolean {
  const isAbove = bestGrade !== null && bestGrade > examClosedAboveGrade;
  return hasPassed && isAbove && isPassing({ grade: bestGrade, minimumGrade });
}

const limitText = (limit: number) => (limit === 1 ? 'un solo intento' : `${limit} intentos`);

const isUsedUp = ({ attemptCount, attemptLimit }: Pick<ExamClosing, 'attemptCount' | 'attemptLimit'>) =>
  attemptsLeft({ attemptCount, attemptLimit }) === 0;

/** The attempts that a member still has; null = no limit. */
export const attemptsLeft = ({
  attemptCount,
  attemptLimit,
}: Pick<ExamClosing, 'attemptCount' | 'attemptLimit'>): number | null =>
  attemptLimit === 0 ? null : Math.max(0, attemptLimit - attemptCount);

/**
 * True when no attempt of the member runs and none can follow: from then on marks, key and reasons may be shown (spec
 * 8.11). An archived course allows no attempts any more.
 */
export function isExamClosed(closing: ExamClosing): boolean {
  return (
    !closing.hasRunningAttempt &&
    (isClosedByGrade(closing) || closing.isArchived || closing.hasEndedRetakes || isUsedUp(closing))
  );
}

/**
 * How many questions of a module an attempt must ask for the result to name it: naming the module of a single question
 * would reveal its mark to a member who can sit the exam again (spec 8.11).
 */
export const fewestAskedToName = (isClosed: boolean): number => (isClosed ? 1 : 2);

/** The end of a member's wait after the last attempt; null = no wait, or it is over. */
function waitsUntil(
  { lastFinishedAt, waitHours }: Pick<ExamStanding, 'lastFinishedAt' | 'waitHours'>,
  now: Date,
): Date | null {
  if (lastFinishedAt === null) return null;
  const until = new Date(lastFinishedAt.getTime() + waitHours * 3_600_000);
  return until > now ? until : null;
}

/** The time from which the next attempt may start; null = now, or never again. */
export function nextAttemptAt(standing: ExamStanding, now: Date): Date | null {
  return isExamClosed(standing) ? null : waitsUntil(standing, now);
}

/**
 * '18 de noviembre de 2026 a las 11:05', rounded up to a whole minute, so that the wait is over at the named minute.
 */
function formatInstant(instant: Date, timeZone: string): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es', { timeZone, ...options }).format(minute);
  const time = say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${say({ dateStyle: 'long' })} a las ${time}`;
}

/** Exam minutes for a member with a time factor of `percent`, rounded up (spec 8.12). */
export function allowedMinutes(courseMinutes: number, percent: number): number {
  return Math.ceil((courseMinutes * percent) / 100);
}

/** round(100 × correct ÷ questions), halves up, in integers: the only grading (spec 8.10). */
export function grade(correct: number, questions: number): number {
  return Math.floor((2 * gradeRange.max * correct + questions) / (2 * questions));
}

export interface AttemptTimes {
  startedAt: Date;
  closesAt: Date;
}

/** An attempt that may have been reopened: the seconds between an ending and a reopening are pauses, not exam time. */
export interface PausedTimes extends AttemptTimes {
  pausedSeconds: number;
}

const graceMilliseconds = answerGraceSeconds * 1000;

/** True from closesAt plus 20 s on: answers count until then. */
export function isOver(attempt: AttemptTimes, now: Date): boolean {
  return now.getTime() >= attempt.closesAt.getTime() + graceMilliseconds;
}

/** The latest closesAt of attempts that are over now. */
export function overIfClosedBy(now: Date): Date {
  return new Date(now.getTime() - graceMilliseconds);
}

/** Seconds until closesAt by the server's clock, with their fraction; never below 0. */
export function remainingSeconds(attempt: { closesAt: Date }, now: Date): number {
  return Math.max(0, (attempt.closesAt.getTime() - now.getTime()) / 1000);
}

/** The end of exam time: the 20 s of grace do not count. */
const timeStopped = ({ finishedAt, closesAt }: { finishedAt: Date; closesAt: Date }) =>
  Math.min(finishedAt.getTime(), closesAt.getTime());

/** Whole seconds of exam time used, without grace and pauses; 0 if a clock was set back meanwhile. */
export function usedSeconds(attempt: PausedTimes & { finishedAt: Date }): number {
  const passed = Math.round((timeStopped(attempt) - attempt.startedAt.getTime()) / 1000);
  return Math.max(0, passed - attempt.pausedSeconds);
}

/** Whole seconds of exam time allowed, including extra minutes and reopenings. */
export function allowedSeconds(attempt: PausedTimes): number {
  const { closesAt, startedAt, pausedSeconds } = attempt;
  return Math.round((closesAt.getTime() - startedAt.getTime()) / 1000) - pausedSeconds;
}

/**
 * The time and cause of an attempt's end, if it is ended now: a late look gives the same result as a timely one. Never
 * before its start, even if a clock was set back.
 */
export function endingOf(attempt: AttemptTimes, now: Date): { finishedAt: Date; endedBy: 'member' | 'time' } {
  const last = attempt.closesAt.getTime() + graceMilliseconds;
  return {
    finishedAt: new Date(Math.max(attempt.startedAt.getTime(), Math.min(now.getTime(), last))),
    endedBy: now < attempt.closesAt ? 'member' : 'time',
  };
}

/** The state of an attempt, from its row. */
export interface AttemptStanding extends AttemptTimes {
  finishedAt: Date | null;
  annulledAt: Date | null;
}

export function stateOf({ finishedAt, annulledAt }: Omit<AttemptStanding, keyof AttemptTimes>): AttemptState {
  if (finishedAt === null) return 'running';
  return annulledAt === null ? 'finished' : 'annulled';
}

const isRunning = (attempt: AttemptStanding, now: Date) =>
  stateOf(attempt) === 'running' && !isOver(attempt, now);

/** The reason why an attempt's end cannot be moved, or null: it must be running, the 20 s of grace included. */
export function canAddMinutes(attempt: AttemptStanding, now: Date): RefusalCode | null {
  if (stateOf(attempt) === 'annulled') return 'attemptAnnulled';
  return isRunning(attempt, now) ? null : 'attemptNotRunning';
}

/**
 * The reason why an attempt cannot be reopened, or null: it must be over and valid, without a certificate and without
 * another running attempt.
 */
export function canReopen(
  attempt: AttemptStanding & {
    isByHand: boolean;
    isEnrolmentClosed: boolean;
    hasOtherOpen: boolean;
    hasCertificate: boolean;
  },
  now: Date,
): RefusalCode | null {
  if (attempt.isByHand) return 'attemptByHand';
  if (attempt.isEnrolmentClosed) return 'closedForChanges';
  if (stateOf(attempt) === 'annulled') return 'attemptAnnulled';
  if (isRunning(attempt, now)) return 'attemptStillRunning';
  if (attempt.hasOtherOpen) return 'otherAttemptOpen';
  return attempt.hasCertificate ? 'attemptCertified' : null;
}

/** The times of a finished attempt that is reopened for some minutes from now on. */
export function reopened(
  attempt: PausedTimes & { finishedAt: Date },
  minutes: number,
  now: Date,
): { closesAt: Date; pausedSeconds: number } {
  const pause = Math.max(0, now.getTime() - timeStopped(attempt));
  return {
    closesAt: new Date(now.getTime() + minutes * 60_000),
    pausedSeconds: attempt.pausedSeconds + Math.round(pause / 1000),
  };
}

/** The reason why an attempt cannot be annulled, or null: running or finished, only once. */
export function canAnnul(attempt: AttemptStanding): RefusalCode | null {
  return stateOf(attempt) === 'annulled' ? 'attemptAnnulled' : null;
}

/** A click later than this after the end of its attempt is not even recorded as late (spec 8.9). */
const lateClickSeconds = 24 * 3600;

/** An attempt that ended before this instant takes no late clicks any more. */
export function tooLateIfEndedBefore(now: Date): Date {
  return new Date(now.getTime() - lateClickSeconds * 1000);
}

/**
 * The reason why an attempt cannot be passed by hand, or null: it must be over, valid, and reach the current minimum.
 */
export function canPass(
  attempt: AttemptStanding & { grade: number | null; courseMinimum: number },
  now: Date,
): RefusalCode | null {
  if (stateOf(attempt) === 'annulled') return 'attemptAnnulled';
  if (isRunning(attempt, now)) return 'attemptStillRunning';
  const isEnough = isPassing({ grade: attempt.grade, minimumGrade: attempt.courseMinimum });
  return isEnough ? null : 'attemptBelowMinimum';
}

/**
 * The reason why a grade cannot be given by hand, or null: it must reach the course's minimum and exceed the present
 * best, or it would change nothing.
 */
export function canGradeByHand(
  standing: { minimumGrade: number; bestGrade: number | null; isClosed: boolean },
  given: number,
): { code: RefusalCode; values?: RefusalValues } | null {
  const { minimumGrade, bestGrade, isClosed } = standing;
  if (isClosed) return { code: 'closedForChanges' };
  if (!isPassing({ grade: given, minimumGrade }))
    return { code: 'gradeBelowMinimum', values: { minimum: minimumGrade } };
  return bestGrade === null || given > bestGrade
    ? null
    : { code: 'gradeNotBetter', values: { grade: bestGrade } };
}

/** The reason why late clicks cannot be accepted, or null: the attempt must be over and valid. */
export function canAcceptLate(attempt: AttemptStanding, now: Date): RefusalCode | null {
  if (stateOf(attempt) === 'annulled') return 'attemptAnnulled';
  return isRunning(attempt, now) ? 'attemptStillRunning' : null;
}

/**
 * The number of right answers once late clicks count: `stored` with the attempt, `before` and `after` the late clicks
 * by the valid keys. A corrected key may have left a count above `before`; late clicks do not go below it (spec 8.9).
 */
export function countAfterLate(stored: number, before: number, after: number): number {
  return stored > before ? Math.max(stored, after) : after;
}
