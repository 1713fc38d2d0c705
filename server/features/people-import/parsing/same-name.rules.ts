import { plainWords } from './plain-words.rules.ts';

/** The words of a name, whatever their order, case and accents. */
const wordsOf = (name: string): string[] =>
  plainWords(name)
    .split(' ')
    .filter((word) => word !== '');

/** A word as pronounced in Latin America: 'Ledezma' is 'Ledesma', 'Vélez' is 'Beles', 'Jhonny' is 'Joni'. */
const sound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/[jg]h/g, 'j')
    .replace(/qu/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/[zx]/g, 's')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');

/** True for words that are one letter apart. */
function isOneApart(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

/** True for the same name with its words in any order: 'Mamani Rosa' is 'ROSA MAMANI'. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ');

/** The words of a name as they sound, to compare it with many. */
export const soundsOf = (name: string): readonly string[] => wordsOf(name).map(sound);

/**
 * True for two spellings of one name: 'Oscar Ledesma' and 'Óscar Ledezma Pinto'. All words of the shorter one are in
 * the longer one, up to a letter; of three or more, one may be missing.
 */
export const isSimilarName = (one: string, other: string): boolean =>
  soundAlike(soundsOf(one), soundsOf(other));

export function soundAlike(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 2) return false;
  const left = [...long];
  let missing = 0;
  for (const word of short) {
    const at = left.findIndex((each) => isOneApart(word, each));
    if (at === -1) missing += 1;
    else left.splice(at, 1);
  }
  return missing === 0 || (missing === 1 && short.length >= 3);
}

/** True if two names share a long enough word, as before and after marriage. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).map(sound));
  return wordsOf(other).some((word) => word.length > 2 && words.has(sound(word)));
}
