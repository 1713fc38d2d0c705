import type { NameOrder } from '../../../../contract/people-import/fields.ts';
import { givenNames } from './given-names.rules.ts';
import { plainWords } from './plain-words.rules.ts';

export interface SplitName {
  firstName: string;
  lastName: string;
}

/** Particles that belong to the next word: 'de la Cruz', 'Vda. de Mamani'. */
const particles = new Set(
  'de del la las los el da das do dos di du van von der den ter san santa st vda viuda mac mc'.split(' '),
);
/** Words that form a given name after 'del' or 'de los': 'María del Carmen', not a surname. */
const devotions = new Set(
  'carmen rosario pilar angeles mercedes jesus cielo fatima lourdes luz mar socorro rocio consuelo milagros dolores sol valle pino jose'.split(
    ' ',
  ),
);

const isGiven = (part: string | undefined): boolean => {
  const word = plainWords(part ?? '');
  return givenNames.has(word) || givenNames.has(word.split(' ')[0] ?? '');
};

/** The parts of a name: each word with its particles. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let small: string[] = [];
  let isJoined = false;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const plain = plainWords(word);
    if (plain === 'y' || plain === 'e') {
      small.push(word);
      isJoined = parts.length > 0;
      continue;
    }
    if (particles.has(plain)) {
      small.push(word);
      continue;
    }
    const part = [...small, word].join(' ');
    const isDevotion =
      small.length > 0 &&
      parts.length === 1 &&
      plainWords(small[0] ?? '').startsWith('de') &&
      devotions.has(plain);
    if (isJoined || isDevotion) parts.push(`${parts.pop()} ${part}`);
    else parts.push(part);
    small = [];
    isJoined = false;
  }
  if (small.length > 0) parts.push(small.join(' '));
  return parts;
}

const joined = (first: readonly string[], last: readonly string[]): SplitName => ({
  firstName: first.join(' '),
  lastName: last.join(' '),
});

/** Splits a whole name. Two surnames are usual; a comma follows the surnames. */
export function splitName(text: string, order: NameOrder): SplitName {
  const [before = '', after = '', ...more] = text.split(',').map((part) => part.trim());
  if (before !== '' && after !== '' && more.length === 0) return { firstName: after, lastName: before };
  const parts = partsOf(text.replaceAll(',', ' '));
  const count = parts.length;
  if (count === 1) return joined(parts, []);
  if (order === 'namesFirst') {
    const surnames = count === 2 || (count === 3 && isGiven(parts[1])) ? 1 : 2;
    return joined(parts.slice(0, count - surnames), parts.slice(count - surnames));
  }
  const surnames = count === 2 || (count === 3 && isGiven(parts[1]) && isGiven(parts[2])) ? 1 : 2;
  return joined(parts.slice(surnames), parts.slice(0, surnames));
}

/** The order of whole names in a column, and whether it is certain; names with a comma need none. */
export function orderOfNames(names: readonly string[]): { order: NameOrder; isClear: boolean } {
  const open = names
    .filter((name) => !name.includes(','))
    .map(partsOf)
    .filter(({ length }) => length > 1);
  if (open.length === 0) return { order: 'surnamesFirst', isClear: names.length > 0 };
  let [namesFirst, surnamesFirst] = [0, 0];
  for (const parts of open) {
    const [starts, ends] = [isGiven(parts[0]), isGiven(parts.at(-1))];
    if (starts && !ends) namesFirst += 1;
    if (ends && !starts) surnamesFirst += 1;
  }
  const votes = namesFirst + surnamesFirst;
  const order = surnamesFirst > namesFirst ? 'surnamesFirst' : 'namesFirst';
  const isClear = votes >= Math.min(3, open.length) && Math.max(namesFirst, surnamesFirst) >= 0.8 * votes;
  return { order, isClear };
}

/** True for two words or more that look like a name. */
export const looksLikeName = (text: string): boolean =>
  /^[\p{L}\p{M}.,'’ -]+$/u.test(text) && /\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text);

/** True for a word or several, at least one of which is a given name. */
export const hasGivenName = (text: string): boolean => text.split(/[\s,]+/).some(isGiven);

const hasLower = /\p{Ll}/u;
const hasUpper = /\p{Lu}/u;
/** Particles that are small inside a name: 'DE LA CRUZ' is 'de la Cruz'. Those of saints and clans are not. */
const smallParticles = new Set('de del da das do dos du von van der den ter y e'.split(' '));
/** Articles, small only after one of those: 'LA TORRE' is 'La Torre'. */
const articles = new Set('la las los el'.split(' '));
/** Kings and grandchildren: 'LUIS III'. 'XI' and 'LI' are names. */
const roman = /^(?:II|III|IV|VI|VII|VIII|IX)$/i;

interface Word {
  text: string;
  place: number;
  /** The number of words of its field. */
  of: number;
  isGivenName: boolean;
  before: string;
}

/** A word of a name in normal spelling. `isShouted`: the whole name is in capitals, so that capitals tell nothing. */
function tidyWord({ text, place, of, isGivenName, before }: Word, isShouted: boolean): string {
  const [isUpper, isLower] = [!hasLower.test(text), !hasUpper.test(text)];
  if (!isUpper && !isLower) return text; // 'McDonald', 'DiCaprio'
  const letters = text.replace(/\P{L}/gu, '');
  if (letters === '') return text;
  const plain = plainWords(text);
  const isLast = place === of - 1;
  if (place > 0 && isLast && roman.test(letters)) return text.toLocaleUpperCase('es');
  const isInside = !isLast && !(isGivenName && place === 0);
  if (isInside && smallParticles.has(plain)) return text.toLocaleLowerCase('es');
  if (isInside && articles.has(plain) && smallParticles.has(plainWords(before)))
    return text.toLocaleLowerCase('es');
  // initials beside words in normal spelling: 'JR', 'J.P.'
  if (isUpper && !isShouted && (letters.length === 1 || !/[AEIOUYÁÉÍÓÚÜ]/iu.test(letters))) return text;
  return text
    .toLocaleLowerCase('es')
    .replace(
      /(^|[-'’.(])(\p{L})/gu,
      (_, sign: string, letter: string) => sign + letter.toLocaleUpperCase('es'),
    )
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toLocaleUpperCase('es')}`);
}

/**
 * The names of a person as certificates print them, judged together: 'ANA' 'PÉREZ' is 'Ana' 'Pérez', and so are 'ana'
 * 'Pérez' and 'Ana' 'PÉREZ'. What its author spelt with both kinds of letters stays.
 */
export function tidyPerson({ firstName, lastName }: SplitName): SplitName {
  const isShouted = !hasLower.test(firstName + lastName);
  const tidy = (name: string, isGivenName: boolean) => {
    const words = name.normalize('NFC').replace(/\s+/g, ' ').trim().split(' ');
    return words
      .map((text, place) =>
        tidyWord({ text, place, of: words.length, isGivenName, before: words[place - 1] ?? '' }, isShouted),
      )
      .join(' ');
  };
  return { firstName: tidy(firstName, true), lastName: tidy(lastName, false) };
}
