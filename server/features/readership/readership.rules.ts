import { createHmac } from 'node:crypto';

/** A search that is not followed by another of the same visitor for this long was their last try. */
export const tryMilliseconds = 30_000;
/** Keys that wait in memory, of each kind; beyond them new ones are not counted. */
export const mostWaiting = 5000;
/** Different searches in vain that are kept of a day. */
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
 * The words of a search as they are counted: small letters without accents. Undefined = never kept: too short or too
 * long to be a subject, or like an address, a link, or a number of a person (spec 10.6).
 */
export function countedWords(value: string): string | undefined {
  const words = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words.length < length.min || words.length > length.max || !/\p{L}/u.test(words)) return undefined;
  return words.split(' ').length > mostWords || personal.test(words) ? undefined : words;
}

export const digestOf = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** User agents of programs, which read nothing; one without a name is a program too. */
const programs = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|go-http/i;
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || programs.test(userAgent);
