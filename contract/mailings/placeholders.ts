/** The words in braces that a letter to many people may hold: each person reads their own. */
export const placeholders = ['nombre', 'nota', 'curso', 'fecha límite'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Those that say something of a course, which the letter must name. */
const ofCourse: readonly Placeholder[] = ['nota', 'curso', 'fecha límite'];

const braces = /\{([^{}]*)\}/g;

/** Compared without accents, case and double spaces, as people type them. */
const plain = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const named = (word: string) => placeholders.find((known) => plain(known) === plain(word));

/** The first word in braces that is no placeholder; undefined if all are. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(braces)].map(([, word = '']) => word).find((word) => named(word) === undefined);

/** The placeholders in a text. */
export const placeholdersIn = (text: string): Set<Placeholder> =>
  new Set(
    [...text.matchAll(braces)].map(([, word = '']) => named(word)).filter((word) => word !== undefined),
  );

/** True for a text that says something of a course. */
export const speaksOfCourse = (text: string): boolean =>
  [...placeholdersIn(text)].some((word) => ofCourse.includes(word));

/** The text with what each placeholder says of one person. */
export const fillPlaceholders = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(braces, (written, word: string) => {
    const name = named(word);
    return name === undefined ? written : values[name];
  });
