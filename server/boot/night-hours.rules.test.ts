import { expect, test } from 'vitest';
import { inUtc } from './night-hours.rules.ts';

const noon = new Date('2026-11-29T12:00:00Z');

test.each([
  ['America/La_Paz', '15 3 * * * purge', '15 7 * * * purge'],
  ['America/La_Paz', '30 22 * * 0 rehearse', '30 2 * * 1 rehearse'],
  ['America/La_Paz', '0 23 * * 6 rehearse', '0 3 * * 0 rehearse'],
  ['Asia/Kolkata', '15 3 * * 0 rehearse', '45 21 * * 6 rehearse'],
  ['UTC', '15 3 * * * purge', '15 3 * * * purge'],
])('at night in %s, %s is %s in UTC', (timeZone, written, read) => {
  expect(inUtc(written, timeZone, noon)).toBe(read);
});

test('what runs each hour or some minutes stays as it is', () => {
  const often = '\n* * * * * close ?max=1\n*/10 * * * * purgeMails\n5 * * * * summaries\n';
  expect(inUtc(often, 'America/La_Paz', noon)).toBe(often);
});

test('summer time moves the night with it', () => {
  const summer = new Date('2026-07-01T12:00:00Z');
  expect(inUtc('15 3 * * * purge', 'Europe/Madrid', noon)).toBe('15 2 * * * purge');
  expect(inUtc('15 3 * * * purge', 'Europe/Madrid', summer)).toBe('15 1 * * * purge');
});
