import { createHmac } from 'node:crypto';

/** After this pause a visitor's search counts as their last try. */
export const tryMilliseconds = 30_000;
/** The most keys of each kind in memory; further ones are not counted. */
export const mostWaiting = 5000;
/** The most different fruitless searches stored for a day. */
export const searchesOfDay = 2000;
/** How long both are kept, in days: openings a year and a month, to compare with the year before. */
export const keptDays = { openings: 400, searches: 90 } as const;
/** The days whose searches the start page shows, and the rows of each of its lists. */
export const searchDays = 30;
export const rowsShown = 10;

const length = { min: 3, max: 60 } as const;
const mostWords = 6;
/** An address, a link, or the digits of a document or a telephone. */
const personal = /@|:\/\/|www\.|(?:\d\D{0,2}){5}/;

/**
 * The normalised words of a search: lowercase without accents. Undefined = never stored: too short or too long for a
 * subject, or like an address, a link, or a personal number (spec 10.6).
 */
export function countedWords(value: string): string | undefined {
  const words = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words.length < length.min || words.length > length.max || !/\p{L}/u.test(words)) return undefined;
  return words.split(' ').length > mostWords || personal.test(words) ? undefined : words;
}

export const digestOf = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** User agents of programs, which read nothing; a missing one is a program too. */
const programs = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|go-http/i;
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || programs.test(userAgent);
