import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedMinutes,
  allowedSeconds,
  canAcceptLate,
  canAddMinutes,
  canAnnul,
  canPass,
  canReopen,
  countAfterLate,
  reopened,
  stateOf,
  tooLateIfEndedBefore,
  usedSeconds,
} from './exams.rules.ts';

const startedAt = new Date('2026-11-18T15:00:00Z');
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const times = { startedAt, closesAt: at(1200), pausedSeconds: 0 };
const alone = { isByHand: false, isEnrolmentClosed: false, hasOtherOpen: false, hasCertificate: false };
const running = { ...times, ...alone, finishedAt: null, annulledAt: null };
const finished = { ...running, finishedAt: at(600) };
const annulled = { ...finished, annulledAt: at(700) };

describe('accepting late clicks', () => {
  it('counts by the keys in force, and not below what a corrected key has left', () => {
    expect(countAfterLate(3, 3, 4)).toBe(4);
    expect(countAfterLate(3, 3, 2)).toBe(2);
    expect(countAfterLate(3, 1, 2)).toBe(3);
    expect(countAfterLate(3, 1, 4)).toBe(4);
  });

  it('keeps none that comes more than a day after the end', () => {
    expect(tooLateIfEndedBefore(at(86_400))).toEqual(startedAt);
  });
});

describe('what may be done to an attempt', () => {
  it('follows from its state', () => {
    expect([running, finished, annulled].map(stateOf)).toEqual(['running', 'finished', 'annulled']);
    const judge = (attempt: typeof running | typeof finished | typeof annulled) => [
      canAddMinutes(attempt, at(900)),
      canReopen(attempt, at(900)),
      canAnnul(attempt),
      canAcceptLate(attempt, at(900)),
    ];
    expect(judge(running)).toEqual([null, 'attemptStillRunning', null, 'attemptStillRunning']);
    expect(judge(finished)).toEqual(['attemptNotRunning', null, null, null]);
    expect(judge(annulled)).toEqual(Array(4).fill('attemptAnnulled'));
  });

  it('ends with its time, whether somebody has closed it yet or not', () => {
    expect(canAddMinutes(running, at(1219.9))).toBeNull();
    expect(canAddMinutes(running, at(1220))).toBe('attemptNotRunning');
    expect(canReopen(running, at(1220))).toBeNull();
    expect(canAcceptLate(running, at(1220))).toBeNull();
  });

  it('never reopens beside another one, nor under a certificate', () => {
    expect(canReopen({ ...finished, hasOtherOpen: true }, at(900))).toBe('otherAttemptOpen');
    expect(canReopen({ ...finished, hasCertificate: true }, at(900))).toBe('attemptCertified');
  });
});

describe('passing an attempt by hand', () => {
  const graded = (grade: number | null) => ({ ...finished, grade, courseMinimum: 60 });

  it('takes a grade from the current minimum on', () => {
    expect(canPass(graded(61), at(900))).toBeNull();
    expect(canPass(graded(60), at(900))).toBeNull();
    expect(canPass(graded(59), at(900))).toBe('attemptBelowMinimum');
  });

  it('takes none that runs, is annulled or has no grade yet', () => {
    expect(canPass({ ...graded(90), finishedAt: null }, at(900))).toBe('attemptStillRunning');
    expect(canPass({ ...graded(90), annulledAt: at(700) }, at(900))).toBe('attemptAnnulled');
    expect(canPass({ ...graded(null), finishedAt: null }, at(1220))).toBe('attemptBelowMinimum');
  });
});

describe('time that is given', () => {
  it.each([
    [30, 100, 30],
    [30, 150, 45],
    [25, 150, 38],
    [1, 101, 2],
    [20, 400, 80],
    [33, 110, 37],
  ])('%i minutes at %i %% are %i', (minutes, percent, expected) => {
    expect(allowedMinutes(minutes, percent)).toBe(expected);
  });

  it('never takes time away, and a minute more at most beyond the share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 100, max: 400 }),
        (minutes, percent) => {
          const allowed = allowedMinutes(minutes, percent);
          expect(allowed * 100).toBeGreaterThanOrEqual(minutes * percent);
          expect((allowed - 1) * 100).toBeLessThan(minutes * percent);
        },
      ),
    );
  });

  it('leaves out what lies between an ending and a reopening', () => {
    const again = { ...finished, ...reopened(finished, 5, at(5000)) };
    expect(again).toMatchObject({ closesAt: at(5300), pausedSeconds: 4400 });
    expect(allowedSeconds(again)).toBe(900); // 600 used, 300 given
    expect(usedSeconds({ ...again, finishedAt: at(5100) })).toBe(700);
  });

  it('counts no grace as used, and no pause that was not', () => {
    const byTime = { ...finished, finishedAt: at(1220) };
    expect(reopened(byTime, 1, at(1230))).toMatchObject({ pausedSeconds: 30 });
    expect(reopened(finished, 1, at(600))).toMatchObject({ pausedSeconds: 0 });
  });

  it('adds up over any number of reopenings', () => {
    const turn = fc.record({
      rest: fc.integer({ min: 0, max: 90_000 }),
      minutes: fc.integer({ min: 1, max: 30 }),
      sat: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 6 }), (turns) => {
        let [attempt, used, now] = [finished, 600, 600];
        for (const { rest, minutes, sat } of turns) {
          now += rest;
          const next = { ...attempt, ...reopened(attempt, minutes, at(now)) };
          expect(allowedSeconds(next)).toBe(used + minutes * 60);
          now += Math.min(sat, minutes * 60 + 20);
          used += Math.min(sat, minutes * 60);
          attempt = { ...next, finishedAt: at(now) };
          expect(usedSeconds(attempt)).toBe(used);
        }
      }),
    );
  });
});
