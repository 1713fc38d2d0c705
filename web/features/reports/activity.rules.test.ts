import { expect, test } from 'vitest';
import { measures, timeName, withGaps } from './activity.rules.ts';

const nothing = { applied: 0, read: 0, exams: 0, passed: 0, certified: 0 };
const at = (since: string, applied = 1) => ({ ...nothing, since, applied });

test('days without anything stand between those with something, across a month and a leap day', () => {
  expect(withGaps({ grain: 'day', times: [at('2024-02-27'), at('2024-03-01', 4)] })).toEqual([
    at('2024-02-27'),
    { since: '2024-02-28', ...nothing },
    { since: '2024-02-29', ...nothing },
    at('2024-03-01', 4),
  ]);
});

test('so do months, across a year', () => {
  expect(withGaps({ grain: 'month', times: [at('2025-11-01'), at('2026-02-01', 3)] })).toEqual([
    at('2025-11-01'),
    { since: '2025-12-01', ...nothing },
    { since: '2026-01-01', ...nothing },
    at('2026-02-01', 3),
  ]);
});

test('one day is one day, and nothing stays nothing', () => {
  expect(withGaps({ grain: 'day', times: [at('2026-01-31')] })).toEqual([at('2026-01-31')]);
  expect(withGaps({ grain: 'day', times: [] })).toEqual([]);
});

test('a month and a day are called as people call them', () => {
  expect(timeName('2024-02-01', 'month')).toBe('febrero de 2024');
  expect(timeName('2024-02-29', 'day')).toBe('29 feb 2024');
});

test('what is counted, from applying to the certificate', () => {
  const counts = { applied: 5, read: 4, exams: 3, passed: 2, certified: 1 };
  expect(measures.map(({ key, label }) => `${label}: ${counts[key]}`)).toEqual([
    'Inscripciones: 5',
    'Lecturas completas: 4',
    'Exámenes terminados: 3',
    'Exámenes aprobados: 2',
    'Certificados: 1',
  ]);
});
