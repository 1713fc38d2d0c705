import { expect, test } from 'vitest';
import { linesOf, outlineOf, widthOf } from './outlines.ts';

/** The closed outlines of a drawn line: two of a plain zero, more of one with a slash. */
const contoursOf = (line: string, weight?: 400 | 650) => outlineOf(line, 20, weight).match(/Z/g)?.length ?? 0;

test.each([400, 650] as const)('a zero of weight %i has no slash', (weight) => {
  expect(contoursOf('0', weight)).toBe(2);
});

test('a line with zeros is drawn in its order, each sign after the one before', () => {
  const places = [...outlineOf('1 000 años', 20).matchAll(/translate\((\d+(?:\.\d+)?) /g)].map(([, x]) =>
    Number(x),
  );
  expect(places).toHaveLength('1 000 años'.length);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(widthOf('1000', 20)).toBeCloseTo(widthOf('1', 20) + widthOf('000', 20));
});

test('lines keep the width asked for, and the last tells that something is left out', () => {
  const lines = linesOf('Jubilarse en 2030 con 100 000 de saldo y 360 aportes', {
    width: 120,
    most: 2,
    size: 20,
  });
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(widthOf(line, 20)).toBeLessThanOrEqual(120);
});
