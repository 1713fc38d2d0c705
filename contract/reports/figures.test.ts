import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chartColours,
  chartPairs,
  colourOf,
  genderShares,
  periodText,
  randomColours,
  sharesOf,
} from './figures.ts';

const shares = (...counts: number[]) =>
  sharesOf(counts.map((count, index) => ({ label: String(index), count }))).map(({ percent }) => percent);

test('shares are whole, make 100, and are never a point away from the truth', () => {
  expect(shares(968, 1284)).toEqual([43, 57]);
  expect(shares(1, 1, 1)).toEqual([34, 33, 33]);
  expect(shares(1, 2)).toEqual([33, 67]);
  expect(shares(0, 7)).toEqual([0, 100]);
  expect(shares(0, 0)).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const made = shares(...counts);
      expect(made.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      made.forEach((percent, index) => {
        expect(Math.abs(percent - (100 * (counts[index] ?? 0)) / total)).toBeLessThan(1);
      });
    }),
  );
});

test('the greater half comes first, whoever it is', () => {
  const labels = (countMasculino: number, countFemenino: number) =>
    genderShares({ countMasculino, countFemenino }).map(({ label, count }) => `${label} ${count}`);
  expect(labels(968, 1284)).toEqual(['Mujer 1284', 'Hombre 968']);
  expect(labels(2, 1)).toEqual(['Hombre 2', 'Mujer 1']);
  expect(labels(3, 3)).toEqual(['Hombre 3', 'Mujer 3']);
});

test('a period is told with both its days', () => {
  expect(periodText(undefined, undefined)).toBe('Desde el comienzo hasta hoy');
  expect(periodText('2026-01-31', undefined)).toBe('Desde el 31 de enero de 2026');
  expect(periodText(undefined, '2026-01-31')).toBe('Hasta el 31 de enero de 2026');
  expect(periodText('2026-01-31', '2026-01-31')).toBe('El 31 de enero de 2026');
  expect(periodText('2025-12-01', '2026-01-31')).toBe('Del 1 de diciembre de 2025 al 31 de enero de 2026');
});

test('a day that does not exist is told as it was written', () => {
  expect(periodText('ayer', undefined)).toBe('Desde el ayer');
  expect(periodText('2026-01-31', '9999-99-99')).toBe('Del 31 de enero de 2026 al 9999-99-99');
});

test('chance picks each pair, either way round', () => {
  expect(chartColours).toHaveLength(2 * chartPairs.length);
  const picked = new Set(Array.from({ length: 2000 }, randomColours));
  expect([...picked].sort()).toEqual(chartColours.map((_, index) => index));
});

test('two parts have the tones of one pair, and the other choice of the pair turns them round', () => {
  expect([0, 1].map((part) => colourOf(2, part))).toEqual([
    { pair: 1, tone: 'dark' },
    { pair: 1, tone: 'light' },
  ]);
  expect([0, 1].map((part) => colourOf(3, part).tone)).toEqual(['light', 'dark']);
});
