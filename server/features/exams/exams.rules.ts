import { answerGraceSeconds, examClosedAboveGrade } from '../../../contract/constants.ts';
import type { RefusalCode, RefusalValues } from '../../../contract/refusal.ts';
import { isReadingComplete, missingReadingMinutes, type Reading } from '../enrolments/enrolments.rules.ts';

/** Where a member stands before the exam of a course. */
export interface ExamStanding extends Reading {
  isArchived: boolean;
  hasQuestions: boolean;
  hasRunningAttempt: boolean;
  /** Best finished and not annulled grade, 0 to 100; null without any. */
  bestGrade: number | null;
  minimumGrade: number;
}

/**
 * Why the exam can't be opened now, or null if it can (decisions §5). A running attempt can always be resumed. A grade
 * above 80 closes the exam, provided it also reaches the minimum.
 */
export function canStart(standing: ExamStanding): { code: RefusalCode; values?: RefusalValues } | null {
  const { bestGrade } = standing;
  if (standing.hasRunningAttempt) return null;
  if (bestGrade !== null && bestGrade > examClosedAboveGrade && bestGrade >= standing.minimumGrade) {
    return { code: 'examClosed', values: { grade: bestGrade } };
  }
  if (standing.isArchived) return { code: 'courseArchived' };
  if (!isReadingComplete(standing)) {
    return { code: 'readingIncomplete', values: { minutes: missingReadingMinutes(standing) } };
  }
  return standing.hasQuestions ? null : { code: 'examWithoutQuestions' };
}

/** round(100 × correct ÷ questions), halves up, in integers alone: the only grading there is (lesson 15). */
export function grade(correct: number, questions: number): number {
  return Math.floor((200 * correct + questions) / (2 * questions));
}

export interface AttemptTimes {
  startedAt: Date;
  closesAt: Date;
}

const graceMilliseconds = answerGraceSeconds * 1000;

/** Answers count until closesAt and 20 s more; from then on the attempt is over. */
export function isOver(attempt: AttemptTimes, now: Date): boolean {
  return now.getTime() >= attempt.closesAt.getTime() + graceMilliseconds;
}

/** An attempt is over if it closed at this instant or before. */
export function overIfClosedBy(now: Date): Date {
  return new Date(now.getTime() - graceMilliseconds);
}

/** Seconds until closesAt by the server's clock, with their fraction; never below 0. */
export function remainingSeconds(attempt: { closesAt: Date }, now: Date): number {
  return Math.max(0, (attempt.closesAt.getTime() - now.getTime()) / 1000);
}

/** Whole seconds of exam time used: the 20 s of grace are no exam time. */
export function usedSeconds(attempt: AttemptTimes & { finishedAt: Date }): number {
  const end = Math.min(attempt.finishedAt.getTime(), attempt.closesAt.getTime());
  return Math.round((end - attempt.startedAt.getTime()) / 1000);
}

/** When and by whom an attempt ends that is ended now: whoever looks late finds the same as whoever looked in time. */
export function endingOf(attempt: AttemptTimes, now: Date): { finishedAt: Date; endedBy: 'member' | 'time' } {
  const last = attempt.closesAt.getTime() + graceMilliseconds;
  return {
    finishedAt: new Date(Math.min(now.getTime(), last)),
    endedBy: now < attempt.closesAt ? 'member' : 'time',
  };
}

/** `count` of the questions in random order, all if fewer. `randomBelow(n)` gives an integer from 0 to n - 1. */
export function drawQuestions<T>(
  questions: readonly T[],
  count: number,
  randomBelow: (n: number) => number,
): T[] {
  const left = [...questions];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(randomBelow(left.length), 1));
  return drawn;
}
