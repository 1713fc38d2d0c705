import { expect, test } from 'vitest';
import { sharesOf } from '../reports/figures.ts';
import { barLengths, columnsOf, slicesOf } from './chart-shapes.ts';

const slices = (...counts: number[]) =>
  slicesOf(sharesOf(counts.map((count, index) => ({ label: `Parte ${index}`, count }))), 100);

test('slices begin at twelve o’clock and go round clockwise', () => {
  const [first, second] = slices(3, 1);
  expect(first?.path).toMatch(/^M1\.1,-100A100,100,0,1,1,-100,/); // three quarters: the long way, to nine o'clock
  expect(second?.path).toMatch(/^M-100,0A100,100,0,0,1,-1\.1,-100/);
  expect(second?.labelAt?.x).toBeLessThan(-30);
  expect(second?.labelAt?.y).toBeLessThan(-30);
});

test('a narrow slice has no label, a whole pie no gap, nothing no slice', () => {
  expect(slices(95, 5).map(({ labelAt }) => labelAt !== null)).toEqual([true, false]);
  expect(slices(88, 12).map(({ labelAt }) => labelAt !== null)).toEqual([true, true]);
  expect(slices(7, 0).map(({ part, path }) => [part, path])).toEqual([
    [0, expect.stringMatching(/^M0,-100A100,100,0,1,1,0,100A100,100,0,1,1,0,-100Z$/)],
  ]);
  expect(slices(0, 7).map(({ part }) => part)).toEqual([1]);
  expect(slices(0, 0)).toEqual([]);
});

test('a million to one is two slices, and the gap leaves the path a path', () => {
  for (const { path } of slices(1_000_000, 1)) expect(path).not.toMatch(/NaN|Infinity/);
});

test('the greatest count has the full bar, the others their part of it', () => {
  expect(barLengths([142, 71, 1], 100)).toEqual([100, 50, 0.7]);
  expect(barLengths([], 100)).toEqual([]);
  expect(barLengths([0], 100)).toEqual([0]);
});

test('columns stand side by side over the whole width; nothing has none, the smallest can be seen', () => {
  expect(columnsOf([4, 0, 2])).toEqual([
    { x: 7.6, width: 12, height: 100 },
    { x: 80.4, width: 12, height: 50 },
  ]);
  expect(columnsOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])[1]).toEqual({ x: 10.3, width: 7.7, height: 100 });
  expect(columnsOf([1000, 1]).map(({ height }) => height)).toEqual([100, 1]);
  expect(columnsOf([])).toEqual([]);
});
