import { foldedLetters } from '../../../contract/content/folded-letters.ts';

/** A piece of a title that begins at the letter `start`, and whether it matches. */
export type MarkedPart = { start: number; text: string; isFound: boolean };

/** Splits a title at the words of the search, ignoring case and accents ('pension' in 'Pensión'). */
export function markFound(title: string, looked: string): readonly MarkedPart[] {
  const plainTitle = foldedLetters(title);
  const words = foldedLetters(looked).split(/\s+/).filter(Boolean);
  const isFound = new Array<boolean>(title.length).fill(false);
  for (const word of words) {
    for (let at = plainTitle.indexOf(word); at >= 0; at = plainTitle.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [start, found] of isFound.entries()) {
    const last = parts.at(-1);
    if (last?.isFound === found) last.text += title.charAt(start);
    else parts.push({ start, text: title.charAt(start), isFound: found });
  }
  return parts;
}
