/** Text prepared for searching: without accents, in lower case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose text has every word of the search, in their order. An empty search finds all. */
export function findRows<Row>(
  rows: readonly Row[],
  words: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(textOf(row));
    return wanted.every((word) => text.includes(word));
  });
}

/** The existing page, from 1, nearest to the requested one: the list may have become shorter. */
export const pageWithin = (page: number, count: number, size: number): number =>
  Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / size)));

/** The page of the row at a place, counted from 0. */
export const pageOfPlace = (place: number, size: number): number => Math.floor(place / size) + 1;
