import { expect, test } from 'vitest';
import { trashTypes } from '../../../contract/trash/calls.ts';
import { daysLeft, daysLeftText, trashNames, trashTitle } from './trash.rules.ts';

const now = '2026-11-20T12:00:00Z';

test.each([
  ['2026-12-20T12:00:00Z', 30, '30 días'],
  ['2026-11-21T12:00:00.001Z', 2, '2 días'],
  ['2026-11-21T12:00:00Z', 1, '1 día'],
  ['2026-11-20T12:00:00.001Z', 1, '1 día'],
  ['2026-11-20T12:00:00Z', 0, 'Se borra esta noche'],
  ['2026-11-17T12:00:00Z', 0, 'Se borra esta noche'],
])('what goes at %s has %i days left', (goneAt, days, words) => {
  expect(daysLeft(goneAt, now)).toBe(days);
  expect(daysLeftText(goneAt, now)).toBe(words);
});

test('a picture without a name is called one', () => {
  expect(trashTitle({ title: 'portada.png' })).toBe('portada.png');
  expect(trashTitle({ title: '' })).toBe('Imagen sin nombre');
});

test('every kind of thing has a name of its own', () => {
  const names = trashTypes.map((type) => trashNames[type]);
  expect(names.filter((name) => name !== '')).toHaveLength(trashTypes.length);
  expect(new Set(names).size).toBe(trashTypes.length);
});
