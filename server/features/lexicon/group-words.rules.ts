import type { LexiconKind } from '../../../contract/lexicon/calls.ts';
import { folded } from '../../../contract/text/folded.ts';

const mostWords = 60;
const longestWord = 60;

/** The words of a group, one a line or between semicolons, without repetitions. */
export function wordsIn(text: string): string[] {
  const words = text.split(/[\n;]/).map((word) => word.trim().replace(/\s+/g, ' '));
  const own = new Map(words.filter((word) => word !== '').map((word) => [folded(word), word]));
  return [...own.values()];
}

/** The reason why the words are no group of that kind; undefined = they are. */
export function wrongInGroup(kind: LexiconKind, words: readonly string[]): string | undefined {
  if (words.length < 2) return 'Un grupo tiene al menos dos palabras: escribe una por línea.';
  if (words.length > mostWords)
    return `Un grupo tiene ${mostWords} palabras como máximo: hay ${words.length}.`;
  const long = words.find((word) => word.length > longestWord);
  if (long !== undefined)
    return `«${long.slice(0, 40)}…» tiene ${long.length} letras; caben ${longestWord}. Escribe una palabra por línea.`;
  const unread = words.find((word) => !/[a-z0-9]/.test(folded(word)));
  if (unread !== undefined) return `«${unread}» no tiene letras que se puedan buscar.`;
  if (kind === 'equals') return undefined;
  const phrase = words.find((word, place) => (kind === 'apart' || place > 0) && word.includes(' '));
  return phrase === undefined
    ? undefined
    : `«${phrase}» son varias palabras. ${kind === 'spelling' ? 'Mal escrita puede estar solo una palabra' : 'Solo se separan palabras sueltas'}.`;
}

/** A product's group with all its words as wanted: what the institute added to it, and what it took out. */
export function ownChanges(
  product: readonly string[],
  wanted: readonly string[],
): { added: string[]; removed: string[] } {
  const inProduct = new Set(product.map(folded));
  const inWanted = new Set(wanted.map(folded));
  return {
    added: wanted.filter((word) => !inProduct.has(folded(word))),
    removed: product.filter((word) => !inWanted.has(folded(word))),
  };
}
