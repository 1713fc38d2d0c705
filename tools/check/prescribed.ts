import { projectPaths, readIfThere } from './source-files.ts';

/** The table of what was prescribed, each row with the test that holds it. */
export const prescribedPath = 'docs/specification/prescribed.md';

/** A row: its number, what it says, the file of its test, the title of its test, what else holds it. */
const rowForm = /^\| (\d{3}) \| (.+?) \| `([^`]+)` \| (.+?) \|$/;
/** The numbers that a title begins with: '012' or '012, 013'. */
const numbersForm = /^\d{3}(?:, \d{3})*(?= )/;

/**
 * The faults of the table, a line each: a number that is missing or there twice, a file that is not there, a test whose
 * title is not in its file or does not begin with the row's number. So nobody takes a rule away unseen.
 */
export function prescribedProblems(
  text: string | undefined = readIfThere(prescribedPath),
  read: (path: string) => string | undefined = readIfThere,
  paths: readonly string[] = projectPaths(),
): string[] {
  if (text === undefined) return [`${prescribedPath} is not there`];
  const lines = text.split('\n').filter((line) => /^\| \d/.test(line));
  const problems: string[] = [];
  const seen: number[] = [];
  for (const line of lines) {
    const [, number = '', , path = '', title = ''] = rowForm.exec(line) ?? [];
    if (number === '') {
      problems.push(`${prescribedPath}: no row of number, words, file and title: ${line}`);
      continue;
    }
    seen.push(Number(number));
    const where = `${prescribedPath} ${number}`;
    const numbers = numbersForm.exec(title)?.[0].split(', ') ?? [];
    if (!numbers.includes(number))
      problems.push(`${where}: the title of its test begins with another number`);
    if (!paths.includes(path)) problems.push(`${where}: ${path} is not there`);
    else if (!hasTitle(read(path) ?? '', title)) problems.push(`${where}: ${path} has no test '${title}'`);
  }
  const expected = Array.from({ length: lines.length }, (_, at) => at + 1);
  if (seen.join() !== expected.join())
    problems.push(`${prescribedPath}: rows are numbered from 001 without a gap, and none twice`);
  return problems;
}

/** True if a string of the file is this title. */
const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
