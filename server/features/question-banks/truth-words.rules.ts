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
/** Words that answer a question and are true or false only beside a key: options that say them keep their words. */
const answers: Readonly<Record<string, boolean>> = { si: true, s: true, no: false, n: false };

/** A text without accents, case and signs around it: 'Sí.' is 'si'. */
export const foldedWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .trim();

/** The truth that a word says; undefined = it says none. */
export const truthOf = (word: string): boolean | undefined => truths[foldedWord(word)];

/** The truth that a key says, with the words that answer a question too. */
export const truthOfKey = (word: string): boolean | undefined =>
  truths[foldedWord(word)] ?? answers[foldedWord(word)];

/** True for two options of which one says true and the other false: together they are no choice but a true/false question. */
export function areTruths(options: readonly string[]): boolean {
  const [first, second] = options.map(truthOf);
  return options.length === 2 && first !== undefined && second !== undefined && first !== second;
}
