import { family, folded, sound } from '../../../contract/content/sounds.ts';

/** Shorter words say too little to stand for others of their family. */
const tellingLetters = 4;

/**
 * The rows whose text has every word of the search, in their order: as it is typed, as it sounds, or another word of its
 * family, as in the portal's search (spec 6.14). An empty search finds all.
 */
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
    const heard = sound(text);
    const families = new Set(text.match(/[\p{L}\p{N}]+/gu)?.map(family));
    const isMeant = (word: string) =>
      word.length >= tellingLetters && (heard.includes(sound(word)) || families.has(family(word)));
    return wanted.every((word) => text.includes(word) || isMeant(word));
  });
}

/** The existing page, from 1, nearest to the requested one: the list may have become shorter. */
export const pageWithin = (page: number, count: number, size: number): number =>
  Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / size)));

/** The page of the row at a place, counted from 0. */
export const pageOfPlace = (place: number, size: number): number => Math.floor(place / size) + 1;
