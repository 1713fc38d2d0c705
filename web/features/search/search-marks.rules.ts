import type { WordFinder } from '../../../contract/search/found-words.ts';

/** A piece of a text from the letter `start` on, and whether it matches. */
export type MarkedPart = { start: number; text: string; isFound: boolean };

/** Splits a text at the words of a search. */
export function markFound(text: string, find: WordFinder): readonly MarkedPart[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of find(text)) isFound.fill(true, start, end);
  const parts: MarkedPart[] = [];
  for (const [start, found] of isFound.entries()) {
    const last = parts.at(-1);
    if (last?.isFound === found) last.text += text.charAt(start);
    else parts.push({ start, text: text.charAt(start), isFound: found });
  }
  return parts;
}
