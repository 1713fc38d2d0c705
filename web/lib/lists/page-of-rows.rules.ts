import { idOf, type Query } from '../page/screen.ts';

/** One page of a list that was loaded in full. */
export interface PageOfRows<Row> {
  rows: Row[];
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

/**
 * The page of rows named by `page` in the address, or by the `id` of a row on it; at most the last page. Refuses (404)
 * an `id` that names no row.
 */
export function pageOfRows<Row extends { id: number }>(
  rows: readonly Row[],
  query: Query,
  pageSize: number,
): PageOfRows<Row> {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const place = rows.findIndex(({ id }) => id === idOf(query));
  // browsers load this file too: `Refusal` would bring them every sentence
  if (query['id'] && place === -1) throw Object.assign(new Error('no such row'), { statusCode: 404 });
  const wanted = place === -1 ? idOf(query, 'page') : Math.floor(place / pageSize) + 1;
  const page = Math.min(Math.max(1, wanted), last);
  const start = (page - 1) * pageSize;
  return { rows: rows.slice(start, start + pageSize), page, pageSize, total: rows.length };
}
