import { expect, test } from 'vitest';
import { nextOrder, sortRows, toggledOrder } from './data-table.rules.ts';

test('words are sorted as Spanish sorts them, numbers in them by size, equal ones keep their places', () => {
  const rows = ['Ñandú', 'zorro', 'Módulo 10', 'árbol', 'modulo 2', 'nube', 'Arbol'];
  const sorted = ['árbol', 'Arbol', 'modulo 2', 'Módulo 10', 'nube', 'Ñandú', 'zorro'];
  expect(sortRows(rows, (row) => row)).toEqual(sorted);
  expect(sortRows(rows, (row) => row, 'descending')).toEqual([
    'zorro',
    'Ñandú',
    'nube',
    'Módulo 10',
    'modulo 2',
    'árbol',
    'Arbol',
  ]);
  expect(rows[0]).toBe('Ñandú');
});

test('numbers are sorted by size, below nothing too, and with words as words', () => {
  expect(sortRows([10, 9, -1, -2, 0.5], (row) => row)).toEqual([-2, -1, 0.5, 9, 10]);
  expect(sortRows([10, 9, -1], (row) => row, 'descending')).toEqual([10, 9, -1]);
  expect(sortRows([10, '–', 9], (row) => row)).toEqual(['–', 9, 10]);
});

test('without an order rows stay as they are', () => {
  const rows = [3, 1, 2];
  expect(sortRows(rows, undefined, 'descending')).toBe(rows);
});

const up = { key: 'title', direction: 'ascending' } as const;
const down = { key: 'title', direction: 'descending' } as const;

test('a heading sorts up, then down, then not at all; another one begins again', () => {
  expect(nextOrder(null, 'title')).toEqual(up);
  expect(nextOrder(up, 'title')).toEqual(down);
  expect(nextOrder(down, 'title')).toBeNull();
  expect(nextOrder(up, 'date')).toEqual({ key: 'date', direction: 'ascending' });
});

test('in a list that is always sorted a heading turns the direction', () => {
  expect(toggledOrder(null, 'title')).toEqual(up);
  expect(toggledOrder(up, 'title')).toEqual(down);
  expect(toggledOrder(down, 'title')).toEqual(up);
  expect(toggledOrder(up, 'date')).toEqual({ key: 'date', direction: 'ascending' });
});
