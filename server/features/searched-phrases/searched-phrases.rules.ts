import { createHmac } from 'node:crypto';
import { isPersonal } from './personal-words.rules.ts';

/** After this pause what somebody typed last counts; somebody who is still typing has not asked yet. */
export const tryMilliseconds = 30_000;
/** The most entries of each kind in a node's memory; what comes beyond them is not counted. */
export const mostWaiting = 5000;
/** The most different phrases that one address adds in a day, on a node. */
export const mostOfAddress = 40;
/** The most different phrases of a month. A flood of others is not counted. */
export const mostOfMonth = 20_000;
/** The most different results that are counted for a phrase of a month. */
export const openingsOfPhrase = 20;
/** How long phrases are kept, in days, counted from the first day of their month. */
export const keptDays = 90;

const length = { min: 3, max: 100 } as const;

/**
 * A phrase as it is counted: in small letters, without accents, with single blanks. Undefined = never counted: too short
 * or too long, without a letter, or what may be somebody's.
 */
export function countedPhrase(typed: string): string | undefined {
  const words = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%.,/]+/gu, ' ')
    .trim();
  const letters = [...words].length;
  if (letters < length.min || letters > length.max || !/\p{L}{3}/u.test(words)) return undefined;
  return isPersonal(typed) ? undefined : words;
}

/** The outcome of a search: an answer above the list, results, or nothing. */
export type Outcome = 'answered' | 'listed' | 'nothing';

/** A month as its first day, 'YYYY-MM-01'. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day that lists count, of a day: phrases are counted by the month. */
export const sinceOf = (day: string): string =>
  Temporal.PlainDate.from(monthOf(day)).subtract({ months: 1 }).toString();

const digest = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The digests of a month: of a phrase, and of an address that typed it, of which 16 bits tell two addresses apart and
 * name none. Their key follows from the portal's and the month, and is stored nowhere.
 */
export function digestsOf(key: Buffer, month: string) {
  const ofMonth = digest(key, `searched phrases of ${month}`);
  return {
    phrase: (words: string) => digest(ofMonth, `phrase ${words}`).subarray(0, 16).toString('hex'),
    mark: (words: string, address: string) => digest(ofMonth, `address ${words}\n${address}`).readUInt16BE(0),
  };
}

/** A result that somebody opened. */
export interface Target {
  kind: string;
  rowId: number;
  /** The anchor of a law's article or the name of a fact; '' = none. */
  anchor: string;
}

export const keyOfTarget = ({ kind, rowId, anchor }: Target): string => `${kind} ${rowId} ${anchor}`;

/** The openings of one result that give it its whole weight. */
const openingsForAll = 20;

/**
 * The weight of a result in the order of those for a phrase, 0 to 1: its share of the phrase's openings, less while they
 * are few. Whoever opens it a thousand times gets no more than 1.
 */
export const openingWeight = (count: number, ofPhrase: number): number =>
  ofPhrase === 0 ? 0 : (count / ofPhrase) * Math.min(1, Math.log1p(count) / Math.log1p(openingsForAll));
