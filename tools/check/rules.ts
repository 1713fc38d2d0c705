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

const problems = [
  ...boundaryProblems(),
  ...tooLong,
  ...projectReferences(),
  ...prescribedProblems(),
  ...refusedWords(),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
