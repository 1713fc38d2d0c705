import { describe, expect, it } from 'vitest';
import {
  accountBackoff,
  addressBackoff,
  knownBrowserBackoff,
  secondsToWait,
  waitAfter,
  widened,
} from './rate-limits.rules.ts';

describe('wrong passwords', () => {
  it('cost nothing at first, then longer and longer, at most a quarter of an hour', () => {
    const waits = Array.from({ length: 16 }, (_, failures) => waitAfter(accountBackoff, failures));
    expect(waits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 5]);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(900);
  });

  it('slow an address ten times later than an account', () => {
    for (const failures of [1, 4, 5, 8, 12])
      expect(waitAfter(addressBackoff, failures * 10)).toBe(waitAfter(accountBackoff, failures));
    expect(waitAfter(addressBackoff, 40)).toBe(0);
    expect(waitAfter(addressBackoff, 41)).toBe(5);
  });

  it('never keep a known browser out for a minute', () => {
    expect(Math.max(...knownBrowserBackoff.waitsSeconds)).toBeLessThan(60);
  });

  it('widen with RATE_LIMIT_FACTOR', () => {
    expect(waitAfter(widened(accountBackoff, 100), 400)).toBe(0);
    expect(waitAfter(widened(accountBackoff, 100), 500)).toBe(5);
  });

  it('say how many whole seconds are left, at least one', () => {
    const now = new Date('2026-11-18T15:00:00Z');
    const forgottenAt = new Date(now.getTime() + accountBackoff.forgetSeconds * 1000);
    expect(secondsToWait(accountBackoff, 8, forgottenAt, now)).toBe(60);
    expect(secondsToWait(accountBackoff, 8, forgottenAt, new Date(now.getTime() + 58_500))).toBe(2);
    expect(secondsToWait(accountBackoff, 8, forgottenAt, new Date(now.getTime() + 90_000))).toBe(1);
  });
});
