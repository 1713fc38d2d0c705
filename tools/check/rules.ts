import { boundaryProblems } from './boundaries.ts';
import { prescribedProblems } from './prescribed.ts';
import { projectReferences } from './references.ts';
import { refusedWords } from './refused-words.ts';
import { sourceFiles } from './source-files.ts';

/** The rules about files, in one process, so that each file is read once. */

/** In lines. A longer file holds more than one thing. */
const longest = 400;
const tooLong = sourceFiles()
  .filter(({ path, lines }) => lines > longest && !path.startsWith('database/seed/'))
  .map(({ path, lines }) => `${path} has ${lines} lines; at most ${longest}`);

/** In columns; what is no comment is the formatter's. */
const widest = 124;
const tooWide = sourceFiles().flatMap(({ path, text }) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.length > widest && /^\s*(?:\/\/|\/?\*)/.test(line)
        ? [`${path}:${at + 1} is a comment of ${line.length} columns; at most ${widest}`]
        : [],
    ),
);

const problems = [
  ...boundaryProblems(),
  ...tooLong,
  ...tooWide,
  ...projectReferences(),
  ...prescribedProblems(),
  ...refusedWords(),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
