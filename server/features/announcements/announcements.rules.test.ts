import { expect, test } from 'vitest';
import { announcementState, closedIn, shownToVisitor, withClosed } from './announcements.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const span = { startsAt: at(8), endsAt: at(16) };

test('an announcement is live from its beginning, and no longer at its end', () => {
  const states = [7, 8, 15, 16].map((hour) => announcementState(span, at(hour)));
  expect(states).toEqual(['planned', 'live', 'live', 'ended']);
});

test('of several live ones the one that began last is shown, once it is closed the one before', () => {
  const said = { title: '', text: '', link: '' };
  const both = [
    { ...said, id: 1, ...span },
    { ...said, id: 2, startsAt: at(9), endsAt: at(10) },
  ];
  expect(shownToVisitor(both, [], at(9))?.id).toBe(2);
  expect(shownToVisitor(both, [2], at(9))?.id).toBe(1);
  expect(shownToVisitor(both, [1], at(10))).toBeNull();
});

test('a cookie is read with care, and remembers a few', () => {
  expect(closedIn('3.x.-1.0.12.99999999999')).toEqual([3, 12]);
  expect(closedIn(undefined)).toEqual([]);
  expect(withClosed('3.12', 12)).toBe('12.3');
  expect(withClosed(Array.from({ length: 40 }, (_, at) => at + 1).join('.'), 99).split('.')).toHaveLength(20);
});
