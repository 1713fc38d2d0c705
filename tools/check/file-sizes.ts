import { dirname } from 'node:path';
import { sourceFiles } from './source-files.ts';

const longest = 300;
const nineInTen = 120;
const median = 60;
const mostInFolder = 25;
/** Folders that are plain lists: one controller in each file, one journey in each file. */
const lists = ['server/api/controllers', 'contract/calls', 'e2e'];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const files = sourceFiles().filter(({ path }) => !path.startsWith('database/seed/'));
const code = files
  .filter(({ path }) => !isTest(path))
  .map(({ lines }) => lines)
  .sort((a, b) => a - b);
const at = (share: number) => code[Math.min(code.length - 1, Math.floor(code.length * share))] ?? 0;

const problems = files
  .filter(({ lines }) => lines > longest)
  .map(({ path, lines }) => `${path} has ${lines} lines; at most ${longest}`);
if (at(0.9) > nineInTen) problems.push(`9 in 10 files have up to ${at(0.9)} lines; at most ${nineInTen}`);
if (at(0.5) > median) problems.push(`the median file has ${at(0.5)} lines; at most ${median}`);
const inFolder = Map.groupBy(
  files.filter(({ path }) => !isTest(path) && !path.endsWith('.css')),
  ({ path }) => dirname(path),
);
for (const [folder, { length }] of inFolder)
  if (length > mostInFolder && !lists.includes(folder))
    problems.push(`${folder} has ${length} source files; at most ${mostInFolder}`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, median ${at(0.5)} lines, 9 in 10 up to ${at(0.9)}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
