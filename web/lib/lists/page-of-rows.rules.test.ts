import { expect, test } from 'vitest';
import { pageOfRows } from './page-of-rows.rules.ts';

const rows = [9, 7, 8, 3, 5].map((id) => ({ id }));
const shown = (query: Record<string, string>) => {
  const { rows: part, page } = pageOfRows(rows, query, 2);
  return [page, ...part.map(({ id }) => id)];
};

test('a page of the list, the first without one, the last past the end', () => {
  expect(shown({})).toEqual([1, 9, 7]);
  expect(shown({ page: '2' })).toEqual([2, 8, 3]);
  expect(shown({ page: '99' })).toEqual([3, 5]);
  expect(shown({ page: '-1' })).toEqual([1, 9, 7]);
});

test('the page of a row, as a search result asks for it; there is none of a row that is gone', () => {
  expect(shown({ id: '3' })).toEqual([2, 8, 3]);
  for (const id of ['4', 'x']) expect(() => shown({ id, page: '3' })).toThrow('no such row');
});

test('nothing has one empty page', () => {
  expect(pageOfRows([], {}, 24)).toEqual({ rows: [], page: 1, pageSize: 24, total: 0 });
});
