import { expect, it } from 'vitest';
import { calendarDate } from './calendar.ts';

it('is the date where the institute is, not in Greenwich', () => {
  const instant = new Date('2028-03-01T03:30:00Z');
  expect(calendarDate(instant, 'UTC')).toBe('2028-03-01');
  expect(calendarDate(instant, 'America/La_Paz')).toBe('2028-02-29');
  expect(calendarDate(new Date('2026-12-31T16:00:00Z'), 'Asia/Tokyo')).toBe('2027-01-01');
});
