import { sourceFiles } from './source-files.ts';

/** In lines. A longer file holds more than one thing. */
const longest = 400;

const tooLong = sourceFiles().filter(
  ({ path, lines }) => lines > longest && !path.startsWith('database/seed/'),
);
for (const { path, lines } of tooLong)
  process.stderr.write(`${path} has ${lines} lines; at most ${longest}\n`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
