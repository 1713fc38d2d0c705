import { phonetic } from './phonetics.ts';
import { searchTerms } from './search-terms.ts';
import { isSameWord } from './word-forms.ts';

/** A stretch of a text: from the letter `start` to before the letter `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Finds the words of a search in a text: whole words in any of their forms, and their synonyms (spec 6.14). A word that
 * is still being typed matches the beginning of others. Words that only ask ('cuánto', 'de') match nothing.
 */
export function foundWords(text: string, search: string): Stretch[] {
  const words = [...foldedLetters(text).matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    phonetic: phonetic(match[0]),
  }));
  const phrases = searchTerms(search)
    .flat()
    .map((term) => term.split(' '));
  return words.flatMap((first, at) =>
    phrases.flatMap((phrase) => {
      const last = words[at + phrase.length - 1];
      const stands = phrase.every((word, place) => isFound(words[at + place]?.phonetic, word));
      return stands && last !== undefined ? [{ start: first.start, end: last.end }] : [];
    }),
  );
}

/** `word` ends with a star where it is still being typed. */
function isFound(spelling: string | undefined, word: string): boolean {
  if (spelling === undefined) return false;
  if (!word.endsWith('*')) return isSameWord(spelling, phonetic(word));
  return spelling.startsWith(phonetic(word.slice(0, -1)));
}

/** A text without accents, in lower case, letter by letter: every position stays that of the text. */
function foldedLetters(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    return letter.length === 1 ? letter : text.charAt(index);
  }).join('');
}
