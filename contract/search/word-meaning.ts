import { family, familyEndings } from './phonetics.ts';

/** Shorter words match only exactly, because too many others resemble them. */
export const significantLength = 4;

/**
 * A regular expression, for the browser and PostgreSQL, that finds related words in phonetically spelt text (spec 6.14).
 * Undefined for punctuation and for a short word. `edge` is the escape for a word boundary.
 */
export const meaning = (word: string, edge: '\\b' | '\\y'): string | undefined =>
  !/^[\p{L}\p{N}]+$/u.test(word) || word.length < significantLength
    ? undefined
    : `${edge}(?:${family(word)}${familyEndings})${edge}`;
