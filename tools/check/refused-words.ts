import { projectPaths, readIfThere } from './source-files.ts';

/** Finds the words that CONTRIBUTING.md refuses, in names and contents of files. */
const list = 'CONTRIBUTING.md';

/** Files about the past, in its words. */
const isHistory = (path: string) =>
  /^(?:CHANGELOG\.md|docs\/decisions\/|database\/migrations\/)/.test(path) || path === list;

interface RefusedWord {
  word: string;
  instead: string;
}

/** '| big box | crate |': the rows of the table under 'Refused words'. */
export function refusedWordsIn(contributing: string): RefusedWord[] {
  const [, section = ''] = contributing.split('\n## Refused words\n');
  const rows = section.split('\n## ', 1)[0]?.matchAll(/^\| (?!Not \|)([^|]+) \| ([^|]+) \|$/gm) ?? [];
  return [...rows].flatMap(([, words = '', instead = '']) =>
    words.split(', ').map((word) => ({ word, instead })),
  );
}

/** Finds 'big box' in 'Big box', 'big-box.ts' and 'bigBoxOf', not in 'big boxes'. */
export function formOf(word: string): RegExp {
  const [first = '', ...others] = word.split(' ');
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const rest = others.map((part) => `(?:[ -]?${part}|${capital(part)})`).join('');
  return new RegExp(`(?:(?<![A-Za-z])${first}|${capital(first)})${rest}(?![a-z])`);
}

/** Finds comments that begin with a fragment instead of a subject: 'What waits for …', 'Whose rows …'. */
export const fragment = /\/(?:\*\*(?:\s*\*)?|\/) (?:What|Who|Whose|Whom|Of|Whether) /g;

const mayHaveFragments = (path: string) =>
  /\.md$|^database\/seed\//.test(path) || path === 'tools/check/refused-words.test.ts';

/** The refused words of the project's files. */
export function refusedWords(): string[] {
  const words = refusedWordsIn(readIfThere(list) ?? '').map((each) => ({ ...each, form: formOf(each.word) }));
  if (words.length === 0) return [`${list} has no table of refused words`];
  return projectPaths()
    .filter((path) => /\.(?:ts|tsx|mjs|css|md)$/.test(path) && !isHistory(path))
    .flatMap((path) => {
      const text = readIfThere(path);
      if (text === undefined) return [];
      const refused = [path, ...text.split('\n')].flatMap((line, number) =>
        words
          .filter(({ form }) => form.test(line))
          .map(({ word, instead }) => `${path}:${number} says '${word}'; write ${instead}`),
      );
      const fragments = mayHaveFragments(path) ? [] : [...text.matchAll(fragment)];
      return [
        ...refused,
        ...fragments.map(({ 0: found }) => `${path} has '${found}' without a subject; write that first`),
      ];
    });
}
