import { folded } from '../../../contract/content/folded.ts';

/** Whether a text, in lower case without accents, has what a word of a search means. */
export type Heard = (word: string) => (text: string) => boolean;

/**
 * The rows whose text has every word of the search, in their order: as it is typed, or as `heard` finds it (spec 6.14).
 * An empty search finds all.
 */
export function findRows<Row>(
  rows: readonly Row[],
  words: string,
  textOf: (row: Row) => string,
  heard?: Heard,
): readonly Row[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, isHeardIn: heard?.(word) }));
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(textOf(row));
    return wanted.every(({ word, isHeardIn }) => text.includes(word) || isHeardIn?.(text) === true);
  });
}

/** The existing page, from 1, nearest to the requested one: the list may have become shorter. */
export const pageWithin = (page: number, count: number, size: number): number =>
  Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / size)));

/** The page of the row at a place, counted from 0. */
export const pageOfPlace = (place: number, size: number): number => Math.floor(place / size) + 1;
