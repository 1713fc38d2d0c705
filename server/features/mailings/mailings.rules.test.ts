import { expect, test } from 'vitest';
import { isOutdated, mailingState, paceOf, reasonAgainst, textFor } from './mailings.rules.ts';

test.each([
  [{ untried: 0, failing: 0 }, false, { isPaused: false, room: 50 }],
  [{ untried: 48, failing: 20 }, false, { isPaused: false, room: 2 }],
  [{ untried: 20, failing: 40 }, false, { isPaused: false, room: 15 }],
  [{ untried: 50, failing: 0 }, false, { isPaused: false, room: 0 }],
  [{ untried: 0, failing: 4 }, false, { isPaused: false, room: 50 }],
  [{ untried: 0, failing: 5 }, false, { isPaused: true, room: 0 }],
  [{ untried: 0, failing: 50 }, true, { isPaused: false, room: 25 }],
  [{ untried: 0, failing: 90 }, true, { isPaused: false, room: 0 }],
])('traffic %o, one just sent: %s, gets the pace %o', (traffic, wasSent, pace) => {
  expect(paceOf(traffic, { wasSent })).toEqual(pace);
});

test('a mailing is outdated after thirty days', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  expect(isOutdated(from, new Date('2026-12-01T00:00:00Z'))).toBe(false);
  expect(isOutdated(from, new Date('2026-12-01T00:00:01Z'))).toBe(true);
});

test('what has ended is done even if it was stopped or paused', () => {
  const now = new Date();
  const not = { stoppedAt: null, pausedAt: null, finishedAt: null };
  expect(mailingState({ ...not, stoppedAt: now, finishedAt: now })).toBe('done');
  expect(mailingState({ ...not, stoppedAt: now, pausedAt: now })).toBe('stopped');
  expect(mailingState({ ...not, pausedAt: now })).toBe('paused');
  expect(mailingState(not)).toBe('leaving');
});

const reachable = { email: 'ana@correo.test', isDeleted: false, isActive: true, isBlocked: false };
test.each([
  [{}, undefined],
  [{ email: null }, 'noEmail'],
  [{ isActive: false, email: null }, 'inactive'],
  [{ isBlocked: true, isActive: false }, 'blocked'],
  [{ isDeleted: true, isBlocked: true }, 'deleted'],
] as const)('of %o the reason is %s', (given, reason) => {
  expect(reasonAgainst({ ...reachable, ...given })).toBe(reason);
});

test('who has no grade reads that there is none', () => {
  const course = { title: 'Tu cuenta', deadline: '3 de diciembre' };
  const text = '{nombre}, {nota} en {curso} hasta el {fecha límite}';
  expect(textFor(text, { firstName: 'Ana', grade: 0 }, course)).toBe(
    'Ana, 0 en Tu cuenta hasta el 3 de diciembre',
  );
  expect(textFor('{nota}', { firstName: 'Ana', grade: null }, course)).toBe('sin nota');
});
