import { meaning } from '../../../contract/content/search-terms.ts';
import { folded, sound } from '../../../contract/content/sounds.ts';

/** As few letters are parts of many words: they are looked for as they are written. */
const heardFrom = 4;

/**
 * The rows whose text has every word of the search, in their order: as it is typed, as it sounds, another word of its
 * family or a synonym, as in the portal's search (spec 6.14). An empty search finds all.
 */
export function findRows<Row>(
  rows: readonly Row[],
  words: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, heard: sound(word), meant: meaning(word, '\\b') }))
    .map(({ meant, ...each }) => ({ ...each, meant: meant === undefined ? undefined : new RegExp(meant) }));
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(textOf(row));
    const said = sound(text);
    return wanted.every(
      ({ word, heard, meant }) =>
        text.includes(word) ||
        (word.length >= heardFrom && said.includes(heard)) ||
        meant?.test(said) === true,
    );
  });
}

/** The existing page, from 1, nearest to the requested one: the list may have become shorter. */
export const pageWithin = (page: number, count: number, size: number): number =>
  Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / size)));

/** The page of the row at a place, counted from 0. */
export const pageOfPlace = (place: number, size: number): number => Math.floor(place / size) + 1;
