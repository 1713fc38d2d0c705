import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCalls, type ReadingCall, type StoredReading } from './reading.rules.ts';
import { creditReading, isReadingComplete } from './reading-credit.rules.ts';

const start = new Date('2026-11-18T15:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const stored = (given: Partial<StoredReading> = {}): StoredReading => ({
  accountId: 1,
  courseId: 1,
  readSeconds: 0,
  readingCompletedAt: null,
  durationMinutes: 10,
  module: null,
  creditedAt: start,
  ...given,
});

describe('creditCalls', () => {
  it('credits two tabs and two courses of one member no second twice', () => {
    const calls = [1, 1, 2].map((courseId) => ({ accountId: 1, courseId, askedSeconds: 10 }));
    const { progress, readings } = creditCalls([stored(), stored({ courseId: 2 })], calls, at(15));
    expect(progress.map((one) => one?.creditedSeconds)).toEqual([10, 5, 0]);
    expect(readings).toMatchObject([{ courseId: 1, readSeconds: 15 }]);
  });

  it('knows nothing of who has not applied, and stores nothing for them', () => {
    const call = { accountId: 2, courseId: 1, askedSeconds: 10 };
    const { progress, readings, clocks } = creditCalls([stored()], [call], at(15));
    expect([progress, readings, clocks.size]).toEqual([[undefined], [], 0]);
  });

  it('takes 0 seconds as opening the page: the clock starts from now and nothing else changes', () => {
    const open = { accountId: 1, courseId: 1, askedSeconds: 0 };
    const { progress, readings, clocks } = creditCalls([stored()], [open], at(300));
    expect([progress[0]?.creditedSeconds, readings, clocks]).toEqual([0, [], new Map([[1, at(300)]])]);
    expect(creditCalls([stored()], [open], at(-5)).clocks.size).toBe(0);
  });

  it('keeps the module that was read last, not one that was only opened', () => {
    const call = { accountId: 1, courseId: 1, askedSeconds: 5 };
    const moduleAfter = (calls: readonly ReadingCall[]) =>
      creditCalls([stored({ module: 1 })], calls, at(15)).readings[0]?.module;
    expect(moduleAfter([{ ...call, module: 2 }, call])).toBe(2);
    expect(
      moduleAfter([
        { ...call, module: 2 },
        { ...call, module: 3 },
      ]),
    ).toBe(3);
    expect(moduleAfter([{ ...call, askedSeconds: 0, module: 3 }])).toBeUndefined();
  });

  it('sets a clock back that is days ahead, whatever is asked, and no other', () => {
    for (const askedSeconds of [0, 10]) {
      const call = { accountId: 1, courseId: 1, askedSeconds };
      const { clocks, progress } = creditCalls([stored({ creditedAt: at(86_400) })], [call], start);
      expect([progress[0]?.creditedSeconds, clocks]).toEqual([0, new Map([[1, start]])]);
      expect(creditCalls([stored({ creditedAt: at(30) })], [call], start).clocks.size).toBe(0);
    }
  });

  it('says when the reading was complete for the first time, and leaves it so', () => {
    const call = { accountId: 1, courseId: 1, askedSeconds: 60 };
    const first = creditCalls([stored({ durationMinutes: 1 })], [call], at(60)).readings;
    expect(first).toMatchObject([{ readSeconds: 60, readingCompletedAt: at(60) }]);
    const later = creditCalls([stored({ ...first[0], creditedAt: at(60) })], [call], at(120)).readings;
    expect(later).toMatchObject([{ readSeconds: 120, readingCompletedAt: at(60) }]);
  });

  it('is complete with a single second where no more is missing', () => {
    const call = { accountId: 1, courseId: 1, askedSeconds: 1 };
    const { readings } = creditCalls([stored({ durationMinutes: 1, readSeconds: 59 })], [call], at(1));
    expect(readings).toMatchObject([{ readSeconds: 60, readingCompletedAt: at(1) }]);
  });

  it('gives in one batch what the rule of one call gives call by call', () => {
    const call = fc.record({
      accountId: fc.integer({ min: 1, max: 3 }),
      courseId: fc.integer({ min: 1, max: 3 }),
      askedSeconds: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
    });
    const batch = fc.record({ wait: fc.double({ min: -3, max: 900, noNaN: true }), calls: fc.array(call) });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 8 }), (batches) => {
        let rows = [1, 2].flatMap((accountId) =>
          [1, 2].map((courseId) => stored({ accountId, courseId, durationMinutes: courseId })),
        );
        const one = rows.map((row) => ({ ...row }));
        let seconds = 0;
        for (const { wait, calls } of batches) {
          seconds += wait;
          const now = at(seconds);
          const credited = creditCalls(rows, calls, now);
          expect(credited.progress.map((progress) => progress?.creditedSeconds)).toEqual(
            calls.map((each) => creditAlone(one, each, now)),
          );
          rows = rows.map((row) => ({
            ...row,
            ...credited.readings.find((r) => r.accountId === row.accountId && r.courseId === row.courseId),
            creditedAt: credited.clocks.get(row.accountId) ?? row.creditedAt,
          }));
          expect(rows).toEqual(one);
        }
      }),
    );
  });
});

/** The same computation, one call at a time; it changes the rows. */
function creditAlone(rows: StoredReading[], call: ReadingCall, now: Date): number | undefined {
  const row = rows.find((r) => r.accountId === call.accountId && r.courseId === call.courseId);
  if (row === undefined) return undefined;
  const mine = rows.filter(({ accountId }) => accountId === call.accountId);
  if (call.askedSeconds === 0) {
    for (const each of mine) each.creditedAt = new Date(Math.max(+each.creditedAt, +now));
    return 0;
  }
  const credit = creditReading({ askedSeconds: call.askedSeconds, creditedAt: row.creditedAt, now });
  for (const each of mine) each.creditedAt = credit.creditedAt;
  row.readSeconds += credit.creditedSeconds;
  if (isReadingComplete(row)) row.readingCompletedAt ??= now;
  return credit.creditedSeconds;
}
