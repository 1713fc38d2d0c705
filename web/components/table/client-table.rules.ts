/** Rows on a page of a list. */
export const clientTablePage = 20;

/** Text as it is compared when searching: without accents, all small. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose text has every word that is looked for, in their order; without words, all of them. */
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

/** The page, from 1, nearest to the one that is asked for: a list may have become shorter. */
export const pageWithin = (page: number, count: number): number =>
  Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / clientTablePage)));

/** The page on which the row at a place, from 0, stands. */
export const pageOfPlace = (place: number): number => Math.floor(place / clientTablePage) + 1;
