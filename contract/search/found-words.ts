import { phonetic, soundOf } from './phonetics.ts';
import { searchTerms } from './search-terms.ts';
import { isFormOf } from './word-forms.ts';

/** A range of a text: from the letter `start` to before the letter `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/** Finds the words of one search in texts, in their order. */
export type WordFinder = (text: string) => Generator<Stretch, undefined>;

/**
 * Finds the words of a search in texts: whole words in any form, and the words that mean the same (spec 6.14), as the
 * search's answer names them. A word still being typed matches the beginning of others. Question words ('cuánto', 'de')
 * match nothing, and neither does an empty search.
 */
export function wordFinder(search: string, alike: readonly string[] = []): WordFinder {
  const phrases = [...searchTerms(search).flat(), ...alike].map((term) =>
    term.split(' ').map(spellingWanted),
  );
  return (text) => eachFound(text, phrases);
}

/** The first match in a text, found in longer and longer beginnings of it. */
export function firstFound(text: string, find: WordFinder): Stretch | undefined {
  for (let length = firstRead; length < text.length; length *= 4) {
    const beginning = text.slice(0, Math.max(0, text.lastIndexOf(' ', length)));
    const found = find(beginning).next().value;
    if (found !== undefined) return found;
  }
  return find(text).next().value;
}

/** Letters to read first: most texts have a match there. */
const firstRead = 1000;
const word = /[\p{L}\p{N}]+/gu;

type Phrase = readonly ((spelling: string) => boolean)[];

function* eachFound(text: string, phrases: readonly Phrase[]): Generator<Stretch, undefined> {
  if (phrases.length === 0) return;
  const plain = foldedLetters(text);
  const words = [...plain.matchAll(word)];
  const spellings = soundOf(plain).match(word) ?? []; // the same number, since no step joins or removes words
  for (const [at, first] of words.entries())
    for (const phrase of phrases) {
      const last = words[at + phrase.length - 1];
      if (last !== undefined && phrase.every((isWanted, place) => isWanted(spellings[at + place] ?? '')))
        yield { start: first.index, end: last.index + last[0].length };
    }
}

/** Tests phonetic spellings against a searched word, which ends with a star while still being typed. */
function spellingWanted(word: string): (spelling: string) => boolean {
  if (!word.endsWith('*')) return isFormOf(phonetic(word));
  const beginning = phonetic(word.slice(0, -1));
  return (spelling) => spelling.startsWith(beginning);
}

/** A text without accents, in lower case, letter by letter: every position stays that of the text. */
function foldedLetters(text: string): string {
  const plain = (letter: string) => (letter.length === 1 ? letter.normalize('NFD').charAt(0) : letter);
  return text.replace(/\P{ASCII}/gu, plain).toLowerCase();
}
