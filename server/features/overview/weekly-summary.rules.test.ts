import { expect, test } from 'vitest';
import { dueMonday } from './weekly-summary.rules.ts';

test.each([
  ['2026-11-23T10:59:59Z', '2026-11-16'], // Monday, 6:59 in La Paz
  ['2026-11-23T11:00:00Z', '2026-11-23'],
  ['2026-11-29T23:00:00Z', '2026-11-23'],
  ['2026-11-30T03:59:00Z', '2026-11-23'], // still Sunday in La Paz
  ['2028-02-29T15:00:00Z', '2028-02-28'],
  ['2029-01-01T12:00:00Z', '2029-01-01'],
])('at %s the letter of %s is due', (now, monday) => {
  expect(dueMonday(new Date(now), 'America/La_Paz')).toBe(monday);
});
