import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveRow, placeAfterShift } from './sortable-rows.rules.ts';

test('a moved row stands at its new place, the others keep their order', () => {
  expect(moveRow(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveRow(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveRow(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (rows, some, other) => {
      const [from, to] = [some % rows.length, other % rows.length];
      const moved = moveRow(rows, from, to);
      expect(moved[to]).toBe(rows[from]);
      expect(moved.filter((row) => row !== rows[from])).toEqual(rows.filter((row) => row !== rows[from]));
    }),
  );
});

test('a drawn row passes another once its edge is beyond that one’s middle', () => {
  const boxes = [60, 100, 40, 60].map((height, index, all) => ({
    top: all.slice(0, index).reduce((sum, each) => sum + each, 0),
    height,
  }));
  expect(placeAfterShift(boxes, 0, 0)).toBe(0);
  expect(placeAfterShift(boxes, 0, 50)).toBe(0);
  expect(placeAfterShift(boxes, 0, 51)).toBe(1);
  expect(placeAfterShift(boxes, 0, 1000)).toBe(3);
  expect(placeAfterShift(boxes, 3, -21)).toBe(2);
  expect(placeAfterShift(boxes, 3, -1000)).toBe(0);
});
