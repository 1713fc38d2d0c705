import { wordFinder } from '../../../contract/search/found-words.ts';
import { phonetic } from '../../../contract/search/phonetics.ts';
import { significantWords } from '../../../contract/search/search-terms.ts';
import { isSameWord } from '../../../contract/search/word-forms.ts';

/**
 * The reason for a hit without the typed words: a synonym, or a similar title (spec 6.14). Nothing if a typed word is
 * in title or excerpt.
 */
export function whyFound(
  search: string,
  alike: readonly string[],
  title: string,
  excerpt: string,
): string | undefined {
  const typed = significantWords(search).map((word) => phonetic(word));
  const isTyped = (word: string) => typed.some((each) => isSameWord(each, phonetic(word)));
  const find = wordFinder(search, alike);
  const found = [title, excerpt].flatMap((text) =>
    [...find(text)].map(({ start, end }) => text.slice(start, end)),
  );
  if (found.some((word) => isTyped(word) || isBegunBy(typed.at(-1), word))) return undefined;
  const other = found[0];
  if (other === undefined) return 'Se parece a lo que escribiste.';
  return `Dice «${other.toLowerCase()}», que es parecido a lo que buscas.`;
}

const isBegunBy = (typed: string | undefined, word: string): boolean =>
  typed !== undefined && phonetic(word).startsWith(typed);
