import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDates } from '../courses/course-dates.rules.ts';
import {
  canStart,
  endingOf,
  fewestAskedToName,
  grade,
  isExamClosed,
  isOver,
  nextAttemptAt,
  overIfClosedBy,
  remainingSeconds,
  usedSeconds,
} from './exams.rules.ts';

describe('canStart', () => {
  const ready = {
    readSeconds: 60,
    readingCompletedAt: null,
    durationMinutes: 1,
    isArchived: false,
    isEnrolmentClosed: false,
    ...noDates,
    hasQuestions: true,
    hasRunningAttempt: false,
    bestGrade: null,
    minimumGrade: 80,
    hasPassed: false,
    hasEndedRetakes: false,
    lastFinishedAt: null,
    waitHours: 0,
    attemptCount: 0,
    attemptLimit: 0,
  };
  const at = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/La_Paz' };

  it('admits a member who has read enough', () => {
    expect(canStart(ready, at)).toBeNull();
  });

  it('says how many minutes are missing', () => {
    const refusal = canStart({ ...ready, readSeconds: 61, durationMinutes: 5 }, at);
    expect(refusal).toEqual({ code: 'readingIncomplete', values: { missing: 'faltan 4 min' } });
  });

  it.each([
    [{ hasQuestions: false }, 'examWithoutQuestions'],
    [{ isArchived: true }, 'courseArchived'],
    [{ bestGrade: 81, hasPassed: true }, 'examClosed'],
    [{ bestGrade: 100, hasPassed: true, readSeconds: 0 }, 'examClosed'],
  ])('%j refuses as %s', (change, code) => {
    expect(canStart({ ...ready, ...change }, at)?.code).toBe(code);
  });

  it('closes above 80 only, and only where the minimum is reached too', () => {
    const passed = { ...ready, hasPassed: true };
    expect(canStart({ ...passed, bestGrade: 80 }, at)).toBeNull();
    expect(canStart({ ...passed, bestGrade: 85, minimumGrade: 90 }, at)).toBeNull();
    expect(canStart({ ...passed, bestGrade: 90, minimumGrade: 90 }, at)).toEqual({
      code: 'examClosed',
      values: { grade: 90 },
    });
  });

  it('stays open for a grade that has not passed, though the minimum was lowered to it since', () => {
    expect(canStart({ ...ready, bestGrade: 85, minimumGrade: 80 }, at)).toBeNull();
  });

  it('always lets a running attempt go on', () => {
    const hopeless = { ...ready, isArchived: true, hasQuestions: false, readSeconds: 0, bestGrade: 100 };
    expect(canStart({ ...hopeless, hasRunningAttempt: true }, at)).toBeNull();
  });
});

describe('the wait between attempts', () => {
  const now = new Date('2026-11-18T15:00:00Z');
  const failed = {
    readSeconds: 60,
    readingCompletedAt: null,
    durationMinutes: 1,
    isArchived: false,
    isEnrolmentClosed: false,
    ...noDates,
    hasQuestions: true,
    hasRunningAttempt: false,
    bestGrade: 50,
    minimumGrade: 80,
    waitHours: 24,
    attemptCount: 1,
    attemptLimit: 0,
    hasPassed: false,
    hasEndedRetakes: false,
    lastFinishedAt: new Date('2026-11-18T02:00:00.500Z'),
  };
  const refusalAt = (at: Date, change: Partial<typeof failed> = {}) =>
    canStart({ ...failed, ...change }, { now: at, timeZone: 'America/La_Paz' });

  it('refuses until it is over, and says until when by the clock of the institute', () => {
    const until = new Date('2026-11-19T02:00:00.500Z');
    expect(refusalAt(now)).toEqual({
      code: 'waitBeforeRetake',
      values: { when: '18 de noviembre de 2026 a las 22:01' }, // half a second after 22:00
    });
    expect(nextAttemptAt(failed, now)).toEqual(until);
    expect(refusalAt(new Date(until.getTime() - 1))?.code).toBe('waitBeforeRetake');
    expect(refusalAt(until)).toBeNull();
    expect(nextAttemptAt(failed, until)).toBeNull();
  });

  it('is none without a setting, without an attempt before, and for a running one', () => {
    for (const change of [{ waitHours: 0 }, { lastFinishedAt: null as never }, { hasRunningAttempt: true }])
      expect(refusalAt(now, change)).toBeNull();
  });

  it('is not spoken of where no attempt can follow', () => {
    expect(refusalAt(now, { bestGrade: 90, hasPassed: true })?.code).toBe('examClosed');
    expect(nextAttemptAt({ ...failed, bestGrade: 90, hasPassed: true }, now)).toBeNull();
    expect(nextAttemptAt({ ...failed, isArchived: true }, now)).toBeNull();
  });
});

describe('isExamClosed', () => {
  const open = {
    isArchived: false,
    hasRunningAttempt: false,
    bestGrade: 80,
    minimumGrade: 80,
    hasPassed: true,
    hasEndedRetakes: false,
    attemptCount: 2,
    attemptLimit: 0,
  };

  it.each([
    [{}, false],
    [{ attemptLimit: 3 }, false],
    [{ attemptLimit: 2 }, true],
    [{ attemptLimit: 1 }, true],
    [{ attemptLimit: 2, hasRunningAttempt: true }, false],
    [{ bestGrade: null }, false],
    [{ bestGrade: 81 }, true],
    [{ bestGrade: 81, hasPassed: false }, false],
    [{ bestGrade: 85, minimumGrade: 90 }, false],
    [{ isArchived: true }, true],
    [{ isArchived: true, hasRunningAttempt: true }, false],
    [{ bestGrade: 100, hasRunningAttempt: true }, false],
    [{ bestGrade: null, hasEndedRetakes: true }, true],
    [{ hasEndedRetakes: true, hasRunningAttempt: true }, false],
  ])('%j: %s', (change, expected) => {
    expect(isExamClosed({ ...open, ...change })).toBe(expected);
  });
});

describe('fewestAskedToName', () => {
  it('names the module of one question only to whom no exam follows', () => {
    expect([fewestAskedToName(true), fewestAskedToName(false)]).toEqual([1, 2]);
  });
});

describe('grade', () => {
  it.each([
    [0, 10, 0],
    [10, 10, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [5, 6, 83],
    [1, 200, 1],
  ])('%i of %i is %i', (correct, questions, expected) => {
    expect(grade(correct, questions)).toBe(expected);
  });

  it('is round(100 × correct ÷ questions), rises with every right answer and stays in 0 to 100', () => {
    const exam = fc
      .integer({ min: 1, max: 500 })
      .chain((questions) => fc.tuple(fc.integer({ min: 0, max: questions }), fc.constant(questions)));
    fc.assert(
      fc.property(exam, ([correct, questions]) => {
        const points = grade(correct, questions);
        // Twice the rounding error, in hundredths: at most a half, and a half is rounded up.
        const double = 2 * (100 * correct - points * questions);
        expect(double).toBeLessThan(questions);
        expect(double).toBeGreaterThanOrEqual(-questions);
        if (correct > 0) expect(points).toBeGreaterThanOrEqual(grade(correct - 1, questions));
      }),
    );
    expect(grade(0, 7)).toBe(0);
    expect(grade(7, 7)).toBe(100);
  });
});

describe('time of an attempt', () => {
  const startedAt = new Date('2026-11-18T15:00:00Z');
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
  const attempt = { startedAt, closesAt: at(1200), pausedSeconds: 0 };

  it('is over 20 s after it closes, not before', () => {
    expect(isOver(attempt, at(1219.999))).toBe(false);
    expect(isOver(attempt, at(1220))).toBe(true);
  });

  it('is over exactly where the database would say so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (milliseconds) => {
        const now = at(milliseconds / 1000);
        expect(isOver(attempt, now)).toBe(attempt.closesAt <= overIfClosedBy(now));
      }),
    );
  });

  it('counts down by the clock and never below 0', () => {
    expect(remainingSeconds(attempt, at(0.5))).toBe(1199.5);
    expect(remainingSeconds(attempt, at(1210))).toBe(0);
  });

  it.each([
    [600, 'member', 600, 600],
    [1199.999, 'member', 1199.999, 1200],
    [1200, 'time', 1200, 1200],
    [1210, 'time', 1210, 1200],
    [1220, 'time', 1220, 1200],
    [90_000, 'time', 1220, 1200],
  ])('ended after %i s it ended by %s at %i s with %i s used', (now, endedBy, finished, used) => {
    const ending = endingOf(attempt, at(now));
    expect(ending).toEqual({ endedBy, finishedAt: at(finished) });
    expect(usedSeconds({ ...attempt, ...ending })).toBe(used);
  });
});

describe('a clock that was set back', () => {
  const startedAt = new Date('2026-11-18T15:00:00Z');
  const before = new Date('2026-11-18T14:00:00Z');
  const attempt = { startedAt, closesAt: new Date('2026-11-18T15:20:00Z'), pausedSeconds: 0 };

  it('ends an attempt at its start, with no time used', () => {
    expect(endingOf(attempt, before)).toEqual({ finishedAt: startedAt, endedBy: 'member' });
    expect(usedSeconds({ ...attempt, finishedAt: before })).toBe(0);
  });
});
