import { folded } from '../text/folded.ts';

/**
 * Letters that sound alike in Spanish: s, c and z, b and v, silent h, ll and y, g and j, qu and k (spec 6.14). The
 * steps and their order match `search_sound` in the database.
 */
const steps: readonly [RegExp, string][] = [
  [/x/g, 's'],
  [/ch/g, 'x'],
  [/ll/g, 'y'],
  [/h(?=[a-z])/g, ''],
  [/g(?=[ei])/g, 'j'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/z/g, 's'],
  [/gu(?=[ei])/g, 'g'],
  [/qu(?=[ei])/g, 'k'],
  [/(c|qu)(?![a-z0-9])/g, 's'],
  [/[cs]*c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/ks/g, 's'],
  [/n(?=[bp])/g, 'm'],
  [/([a-z])\1/g, '$1'],
];

/** The phonetic spelling, word by word, of a lowercase text without accents. */
export const soundOf = (plain: string): string =>
  steps.reduce((spelling, [letters, alike]) => spelling.replace(letters, alike), plain);

/** The phonetic spelling of a text: 'aoro' for 'ahorro' and 'aorro'. */
export const phonetic = (text: string): string => soundOf(folded(text));

/** Phonetic endings in which related words differ. */
export const familyEndings = '(?:siones|sion|[aeo]?s?)';

const ending = new RegExp(`${familyEndings}$`);

/** The stem that related words share: the same for 'viuda' and 'viudas', however spelt. */
export const family = (word: string): string => phonetic(word).replace(ending, '');
