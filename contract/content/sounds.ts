import { folded } from './folded.ts';

/**
 * How Spanish words sound, letter by letter: s, c and z alike, b and v, silent h, ll and y, g and j, qu and k
 * (spec 6.14). The same steps as `search_sound` in the database, in its order.
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

/** A text as it sounds: 'ahorro' and 'aorro' are 'aoro'. */
export const sound = (text: string): string =>
  steps.reduce((heard, [letters, alike]) => heard.replace(letters, alike), folded(text));

/** The endings that words of one family differ in, as they sound. */
export const familyEndings = '(?:siones|sion|[aeo]?s?)';

const ending = new RegExp(`${familyEndings}$`);

/** What words of one family share: 'viuda' and 'viudas', 'sueldo' and 'sueldos', however they are spelt. */
export const family = (word: string): string => sound(word).replace(ending, '');
