import { expect, test } from 'vitest';
import { findRows, pageOfPlace, pageWithin } from './client-table.rules.ts';

const rows = ['Pensión de vejez', 'PENSION por muerte', 'Renta de vejez'];
const found = (words: string) => findRows(rows, words, (row) => row);

test('a row is found by every word of a search, wherever it stands, without accents or capitals', () => {
  expect(found('pensión')).toEqual(['Pensión de vejez', 'PENSION por muerte']);
  expect(found('VEJEZ  pens ')).toEqual(['Pensión de vejez']);
  expect(found('renta muerte')).toEqual([]);
});

test('a search without words finds all', () => {
  expect(found('')).toBe(rows);
  expect(found('  ')).toBe(rows);
});

test('what sounds alike is found too', () => {
  const heard = (word: string) => (text: string) => word === 'jubilacion' && text.includes('renta');
  expect(findRows(rows, 'Jubilación', (row) => row, heard)).toEqual(['Renta de vejez']);
  expect(findRows(rows, 'jubilación muerte', (row) => row, heard)).toEqual([]);
});

test('a page that is gone is the nearest one that there is', () => {
  expect(pageWithin(2, 40, 20)).toBe(2);
  expect(pageWithin(3, 40, 20)).toBe(2);
  expect(pageWithin(3, 41, 20)).toBe(3);
  expect(pageWithin(0, 41, 20)).toBe(1);
  expect(pageWithin(5, 0, 20)).toBe(1);
});

test('a row leads to its page', () => {
  expect([0, 19, 20, 40].map((place) => pageOfPlace(place, 20))).toEqual([1, 1, 2, 3]);
});
