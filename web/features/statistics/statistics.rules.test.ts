import { expect, test } from 'vitest';
import type { CourseStatistics, QuestionStatistics } from '../../../contract/statistics/calls.ts';
import {
  byUrgency,
  discriminationText,
  funnelBars,
  hrefOf,
  percentText,
  stepBars,
  wantedOf,
} from './statistics.rules.ts';

test('an address asks for a course, a group and a period, and is written without what is empty', () => {
  expect(wantedOf({}, 3)).toEqual({ id: 3, group: '', from: '', to: '' });
  expect(wantedOf({ group: ' 5 ', from: ' 2026-01-01 ', to: ' ayer ' }, 3)).toEqual({
    id: 3,
    group: '5',
    from: '2026-01-01',
    to: 'ayer',
  });
  expect(hrefOf({ id: 3, group: '', from: '', to: '' })).toBe('/estadisticas?id=3');
  expect(hrefOf({ id: 3, group: '5', from: '2026-01-01', to: '2026-02-01' })).toBe(
    '/estadisticas?id=3&group=5&from=2026-01-01&to=2026-02-01',
  );
});

test('shares are whole per cent, halves up, and 0 of nothing', () => {
  expect(percentText(3, 4)).toBe('75\u00a0%');
  expect(percentText(1, 200)).toBe('1\u00a0%');
  expect(percentText(5, 1)).toBe('500\u00a0%');
  expect(percentText(0, 0)).toBe('0\u00a0%');
});

test('the funnel: each step beside those who applied, whose own share needs no word', () => {
  const funnel = { applied: 8, read: 6, sat: 4, passed: 2, certified: 1 };
  expect(funnelBars({ funnel } as CourseStatistics)).toEqual([
    { label: 'Se inscribieron', count: 8, length: 100 },
    { label: 'Leyeron', count: 6, length: 75, note: '75\u00a0%' },
    { label: 'Rindieron', count: 4, length: 50, note: '50\u00a0%' },
    { label: 'Aprobaron', count: 2, length: 25, note: '25\u00a0%' },
    { label: 'Con certificado', count: 1, length: 13, note: '13\u00a0%' },
  ]);
});

test('ten steps, also where nothing is known of some', () => {
  const bars = stepBars([2, 5], [40, 100], ' %');
  expect(bars).toHaveLength(10);
  expect(bars.slice(0, 3)).toEqual([
    { label: '0–9 %', count: 2, length: 40 },
    { label: '10–19 %', count: 5, length: 100 },
    { label: '20–29 %', count: 0, length: 0 },
  ]);
  expect(stepBars([], [])[9]).toEqual({ label: '90–100', count: 0, length: 0 });
});

test('questions with an alarm come first, then those that are failed most; nobody asked is no failure', () => {
  const alarm = { sentence: 'Casi todos la fallan.', href: '' };
  const question = (questionId: number, right: number, asked: number, isAlarm = false) =>
    ({ questionId, right, asked, alarm: isAlarm ? alarm : null }) as QuestionStatistics;
  const questions = [
    question(1, 0, 0),
    question(2, 9, 10),
    question(3, 1, 10),
    question(4, 10, 10, true),
    question(5, 30, 60),
    question(6, 0, 10, true),
  ];
  expect(byUrgency(questions).map(({ questionId }) => questionId)).toEqual([6, 4, 3, 5, 2, 1]);
});

test.each([
  [0.31, 0.52, 'Distingue bien: 0,42 (de 0,31 a 0,52; 200 respuestas)'],
  [0.2, 0.52, 'Distingue algo: 0,42 (de 0,20 a 0,52; 200 respuestas)'],
  [0.01, 0.52, 'Distingue algo: 0,42 (de 0,01 a 0,52; 200 respuestas)'],
  [0, 0.52, 'No se sabe si distingue: 0,42 (de 0,00 a 0,52; 200 respuestas)'],
  [-0.3, -0.004, 'Al revés: 0,42 (de −0,30 a 0,00; 200 respuestas)'],
  [-0.3, 0, 'No se sabe si distingue: 0,42 (de −0,30 a 0,00; 200 respuestas)'],
  [-0.3, -0.01, 'Al revés: 0,42 (de −0,30 a −0,01; 200 respuestas)'],
])('an interval from %d to %d', (low, high, text) => {
  expect(discriminationText({ r: 0.42, low, high, n: 200 })).toBe(text);
});

test('without an interval nothing is claimed', () => {
  expect(discriminationText(null)).toBe('Todavía no se sabe');
});
