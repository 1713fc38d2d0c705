import { describe, expect, it } from 'vitest';
import {
  adjustedClock,
  announcementBetween,
  clockOf,
  clockText,
  remainingAt,
  serverTimeAt,
} from './exam-clock.rules.ts';

const clock = clockOf(
  { allowedSeconds: 1800, remainingSeconds: 1200, serverTime: '2026-11-20T12:00:00.000Z' },
  5_000,
);

describe('the exam clock', () => {
  it('counts down on the monotonic clock and stops at 0', () => {
    expect(remainingAt(clock, 5_000)).toBe(1200);
    expect(remainingAt(clock, 65_000)).toBe(1140);
    expect(remainingAt(clock, 9_999_999)).toBe(0);
  });

  it('estimates the server’s time', () => {
    expect(new Date(serverTimeAt(clock, 15_000)).toISOString()).toBe('2026-11-20T12:00:10.000Z');
  });

  it('follows added minutes and sleep, not jitter', () => {
    expect(adjustedClock(clock, 1191, 15_000)).toBe(clock);
    const longer = adjustedClock(clock, 2400, 15_000);
    expect(remainingAt(longer, 16_000)).toBe(2399);
    expect(longer.allowedSeconds).toBe(2400);
    expect(serverTimeAt(longer, 15_000)).toBe(serverTimeAt(clock, 15_000));
    expect(remainingAt(adjustedClock(clock, 300, 15_000), 15_000)).toBe(300);
  });

  it('writes what is left', () => {
    expect(clockText(1122)).toBe('18:42');
    expect(clockText(59.2)).toBe('01:00');
    expect(clockText(0)).toBe('00:00');
    expect(clockText(3900)).toBe('1:05:00');
  });

  it('says half, 10, 5 and 1 minute, once, and only the last of several passed at once', () => {
    expect(announcementBetween(1800, 901, 900)).toBe('Va la mitad del tiempo. Quedan 15 minutos.');
    expect(announcementBetween(1800, 900, 899)).toBeNull();
    expect(announcementBetween(1800, 601, 600)).toBe('Quedan 10 minutos.');
    expect(announcementBetween(1800, 1000, 290)).toBe('Quedan 5 minutos.');
    expect(announcementBetween(1800, 61, 60)).toBe('Queda 1 minuto.');
    expect(announcementBetween(60, 31, 30)).toBe('Va la mitad del tiempo. Quedan 30 segundos.');
    expect(announcementBetween(300, 300, 299)).toBeNull();
  });
});
