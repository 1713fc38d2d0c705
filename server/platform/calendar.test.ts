import { describe, expect, it } from 'vitest';
import { calendarDate, instantOfLocal, localOfInstant } from './calendar.ts';

it('is the date where the institute is, not in Greenwich', () => {
  const instant = new Date('2028-03-01T03:30:00Z');
  expect(calendarDate(instant, 'UTC')).toBe('2028-03-01');
  expect(calendarDate(instant, 'America/La_Paz')).toBe('2028-02-29');
  expect(calendarDate(new Date('2026-12-31T16:00:00Z'), 'Asia/Tokyo')).toBe('2027-01-01');
});

describe('a minute of a time zone', () => {
  it('is an instant and back', () => {
    const instant = instantOfLocal('2026-11-18T09:30', 'America/La_Paz');
    expect(instant.toISOString()).toBe('2026-11-18T13:30:00.000Z');
    expect(localOfInstant(instant, 'America/La_Paz')).toBe('2026-11-18T09:30');
    expect(localOfInstant(new Date('2026-11-18T13:30:59Z'), 'America/La_Paz')).toBe('2026-11-18T09:30');
  });

  it('that the clocks jump over is as much later as they jump', () => {
    const instant = instantOfLocal('2026-03-29T02:30', 'Europe/Madrid');
    expect(instant.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(localOfInstant(instant, 'Europe/Madrid')).toBe('2026-03-29T03:30');
  });

  it('that comes twice is the first', () =>
    expect(instantOfLocal('2026-10-25T02:30', 'Europe/Madrid').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    ));
});
