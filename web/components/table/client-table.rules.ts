import { folded } from '../../../contract/text/folded.ts';

/** Tests whether a text, lowercase without accents, has a searched word or a similar one. */
export type WordMatch = (word: string) => (text: string) => boolean;

/**
 * The rows whose text has every word of the search as typed, or as `match` finds it (spec 6.14), in their order. An
 * empty search finds all.
 */
export function findRows<Row>(
  rows: readonly Row[],
  words: string,
  textOf: (row: Row) => string,
  match?: WordMatch,
): readonly Row[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, matches: match?.(word) }));
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(textOf(row));
    return wanted.every(({ word, matches }) => text.includes(word) || matches?.(text) === true);
  });
}

/** The page, from 1, within the list, which may have become shorter. */
export const pageWithin = (page: number, count: number, size: number): number =>
  Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / size)));

/** The page of a row by its index. */
export const pageOfPlace = (place: number, size: number): number => Math.floor(place / size) + 1;
