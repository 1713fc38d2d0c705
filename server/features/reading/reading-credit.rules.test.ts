import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockSkewSeconds,
  creditReading,
  creditSlackSeconds,
  formatMissing,
  isReadingComplete,
  isTooFarAhead,
  missingReadingMinutes,
} from './reading-credit.rules.ts';

const start = new Date('2026-11-18T15:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('creditReading', () => {
  it.each([
    { asked: 10, elapsed: 60, credited: 10 },
    { asked: 10, elapsed: 4, credited: 4 },
    { asked: 86_400, elapsed: 86_400, credited: 600 },
    { asked: 10, elapsed: 3.9, credited: 3 },
    { asked: 10, elapsed: -30, credited: 0 },
  ])('credits $credited of $asked s asked after $elapsed s', ({ asked, elapsed, credited }) => {
    const credit = creditReading({ askedSeconds: asked, creditedAt: start, now: at(elapsed) });
    expect(credit.creditedSeconds).toBe(credited);
  });

  it('keeps a few seconds that the network delayed, and no more', () => {
    const late = creditReading({ askedSeconds: 10, creditedAt: start, now: at(12) });
    expect(late.creditedAt).toEqual(at(10));
    const idle = creditReading({ askedSeconds: 10, creditedAt: start, now: at(100) });
    expect(idle.creditedAt).toEqual(at(100 - creditSlackSeconds));
  });

  it('bears clocks of nodes that differ, and starts one from now that is set in days to come', () => {
    const ahead = at(clockSkewSeconds);
    const near = creditReading({ askedSeconds: 10, creditedAt: ahead, now: start });
    expect(near).toEqual({ creditedSeconds: 0, creditedAt: ahead });
    const far = creditReading({ askedSeconds: 10, creditedAt: at(clockSkewSeconds + 1), now: start });
    expect(far).toEqual({ creditedSeconds: 0, creditedAt: start });
  });

  it('never credits more than real time passed, nor more than was asked, in any sequence of calls', () => {
    const call = fc.record({
      waitMilliseconds: fc.integer({ min: -2000, max: 2_000_000 }),
      asked: fc.integer({ min: 0, max: 86_400 }),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 60 }), (calls) => {
        let now = start.getTime();
        let latest = now;
        let creditedAt = start;
        let credited = 0;
        for (const { waitMilliseconds, asked } of calls) {
          now += waitMilliseconds;
          latest = Math.max(latest, now);
          const credit = creditReading({ askedSeconds: asked, creditedAt, now: new Date(now) });
          expect(credit.creditedSeconds).toBeLessThanOrEqual(Math.min(asked, 600));
          expect(Number.isInteger(credit.creditedSeconds)).toBe(true);
          expect(credit.creditedAt.getTime()).toBeGreaterThanOrEqual(creditedAt.getTime());
          creditedAt = credit.creditedAt;
          credited += credit.creditedSeconds;
        }
        expect(credited * 1000).toBeLessThanOrEqual(latest - start.getTime());
      }),
    );
  });

  it('credits an honest page whole, however the network delays what it sends', () => {
    const delays = fc.array(fc.integer({ min: 0, max: creditSlackSeconds * 1000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(delays, (arrivalDelays) => {
        let creditedAt = start;
        let credited = 0;
        arrivalDelays.forEach((delay, index) => {
          // Ten seconds read, sent at once, arriving with a delay but in order.
          const now = new Date(Math.max(at((index + 1) * 10).getTime() + delay, creditedAt.getTime()));
          const credit = creditReading({ askedSeconds: 10, creditedAt, now });
          creditedAt = credit.creditedAt;
          credited += credit.creditedSeconds;
        });
        expect(credited).toBe(arrivalDelays.length * 10);
      }),
    );
  });
});

describe('clocks', () => {
  it('may be a minute ahead, and a page five seconds late', () => {
    expect([clockSkewSeconds, creditSlackSeconds]).toEqual([60, 5]);
    expect(isTooFarAhead(at(60), start)).toBe(false);
    expect(isTooFarAhead(at(60.001), start)).toBe(true);
  });
});

describe('reading of a course', () => {
  const reading = { readSeconds: 0, readingCompletedAt: null, durationMinutes: 5 };

  it('is complete from the asked duration on', () => {
    expect(isReadingComplete({ ...reading, readSeconds: 299 })).toBe(false);
    expect(isReadingComplete({ ...reading, readSeconds: 300 })).toBe(true);
  });

  it('stays complete when the course asks for more later', () => {
    expect(isReadingComplete({ readSeconds: 300, readingCompletedAt: start, durationMinutes: 60 })).toBe(
      true,
    );
  });

  it('says what is missing in words', () => {
    expect([1, 2].map(formatMissing)).toEqual(['falta 1 min', 'faltan 2 min']);
  });

  it.each([
    [0, 5],
    [61, 4],
    [299, 1],
    [300, 0],
  ])('after %i s misses %i min', (readSeconds, minutes) => {
    expect(missingReadingMinutes({ ...reading, readSeconds })).toBe(minutes);
  });
});
