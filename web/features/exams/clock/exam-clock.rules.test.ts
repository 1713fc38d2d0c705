import { describe, expect, it } from 'vitest';
import {
  adjustedClock,
  announcementBetween,
  clockOf,
  clockText,
  minutesGained,
  remainingAt,
  serverTimeAt,
  timeGainText,
  timeLeftText,
} from './exam-clock.rules.ts';

const clock = clockOf(
  { allowedSeconds: 1800, remainingSeconds: 1200, serverTime: '2026-11-20T12:00:00.000Z' },
  { sentAt: 5_000, receivedAt: 5_000 },
);
const reading = (remainingSeconds: number, receivedAt: number, way = 0) => ({
  remainingSeconds,
  sentAt: receivedAt - way,
  receivedAt,
});

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
    expect(adjustedClock(clock, reading(1191, 15_000))).toBe(clock);
    // 1190 are expected: a second and a half to either side is jitter, more is not
    for (const remaining of [1188.5, 1191.5])
      expect(adjustedClock(clock, reading(remaining, 15_000))).toBe(clock);
    for (const remaining of [1188.4, 1191.6])
      expect(remainingAt(adjustedClock(clock, reading(remaining, 15_000)), 15_000)).toBe(remaining);
    const longer = adjustedClock(clock, reading(2400, 15_000));
    expect(remainingAt(longer, 16_000)).toBe(2399);
    expect(longer.allowedSeconds).toBe(2400);
    expect(serverTimeAt(longer, 15_000)).toBe(serverTimeAt(clock, 15_000));
    expect(minutesGained(clock, longer)).toBe(20);
    const slept = adjustedClock(clock, reading(300, 15_000));
    expect(remainingAt(slept, 15_000)).toBe(300);
    expect(minutesGained(clock, slept)).toBe(0);
    // 1190 were left by the page's clock: 890 seconds passed that it did not count
    expect(serverTimeAt(slept, 15_000) - serverTimeAt(clock, 15_000)).toBe(890_000);
  });

  it('is not moved by an answer that was long on its way', () => {
    expect(adjustedClock(clock, reading(1190, 45_000, 30_000))).toBe(clock);
    expect(adjustedClock(clock, reading(1160, 45_000, 30_000))).toBe(clock);
    expect(minutesGained(clock, adjustedClock(clock, reading(1490, 45_000, 30_000)))).toBe(5);
    // 1160 are expected: what left the server 30 seconds ago may say 30 more, and a second and a half of jitter
    expect(adjustedClock(clock, reading(1191.5, 45_000, 30_000))).toBe(clock);
    expect(adjustedClock(clock, reading(1191.52, 45_000, 30_000))).not.toBe(clock);
  });

  it('stays once both say that the time is over, and follows where one of them does not', () => {
    expect(adjustedClock(clock, reading(0, 1_300_000))).toBe(clock);
    expect(remainingAt(adjustedClock(clock, reading(0, 15_000)), 15_000)).toBe(0);
    expect(remainingAt(adjustedClock(clock, reading(300, 1_300_000)), 1_300_000)).toBe(300);
  });

  it('takes half a minute more for an extension, and counts it in whole minutes', () => {
    const gainOf = (seconds: number) =>
      minutesGained(clock, { ...clock, remainingSeconds: clock.remainingSeconds + seconds });
    expect([29, 30, 60, 89, 90, 300].map(gainOf)).toEqual([0, 1, 1, 1, 2, 5]);
  });

  it('takes the time allowed from an answer that says it', () => {
    expect(adjustedClock(clock, { ...reading(1190, 15_000), allowedSeconds: 2100 }).allowedSeconds).toBe(
      2100,
    );
  });

  it('says what is left and what was added in words', () => {
    expect(timeLeftText(1122)).toBe('Quedan 18 minutos y 42 segundos.');
    expect(timeLeftText(3661)).toBe('Quedan 1 hora, 1 minuto y 1 segundo.');
    expect(timeLeftText(1)).toBe('Queda 1 segundo.');
    expect(timeLeftText(0)).toBe('El tiempo terminó.');
    expect(timeGainText(5, 724)).toBe('Te dieron 5 minutos más. Quedan 13 minutos.');
    expect(timeGainText(1, 59)).toBe('Te dieron 1 minuto más. Queda 1 minuto.');
    expect(timeGainText(1, 3600)).toBe('Te dieron 1 minuto más. Queda 1 hora.');
  });

  it('writes what is left', () => {
    expect(clockText(1122)).toBe('18:42');
    expect(clockText(59.2)).toBe('01:00');
    expect(clockText(0)).toBe('00:00');
    expect(clockText(3599)).toBe('59:59');
    expect(clockText(3600)).toBe('1:00:00');
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
    expect(announcementBetween(300, 301, 300), 'the whole time is no mark').toBeNull();
  });
});
