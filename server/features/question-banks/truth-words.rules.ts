/** Words for true and false as people write them, folded. The letters A and B are places, not words. */
const truths: Readonly<Record<string, boolean>> = {
  v: true,
  verdadero: true,
  verdadera: true,
  true: true,
  f: false,
  falso: false,
  falsa: false,
  false: false,
};
/** Yes and no words, which are true and false only as a key: options keep them as text. */
const answers: Readonly<Record<string, boolean>> = { si: true, s: true, no: false, n: false };

/** A text without accents, case and signs around it: 'Sí.' is 'si'. */
export const foldedWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .trim();

/** The truth value of a word; undefined = none. */
export const truthOf = (word: string): boolean | undefined => truths[foldedWord(word)];

/** The truth value of a key, which may also be a yes or no word. */
export const truthOfKey = (word: string): boolean | undefined =>
  truths[foldedWord(word)] ?? answers[foldedWord(word)];

/** True for two options of which one says true and the other false: they make a true/false question. */
export function areTruths(options: readonly string[]): boolean {
  const [first, second] = options.map(truthOf);
  return options.length === 2 && first !== undefined && second !== undefined && first !== second;
}
