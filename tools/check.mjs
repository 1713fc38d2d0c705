// npm run check: what a machine can hold. `node tools/check.mjs <files>` runs what those files touch, without a build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { prepare } from './prepare.mjs';

const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
const node = (/** @type {string[]} */ ...args) => [bin('node'), ...args];
/**
 * The result is kept, so that the next check costs a sixth. There is one checker: several would work out the same types
 * again, at twice the processor time.
 * @param {string} project
 */
const tsc = (project) => {
  const kept = `node_modules/.cache/tsc/${project === '.' ? 'tools' : project}.tsbuildinfo`;
  return [bin('tsc'), '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
};

/**
 * @typedef {{ name: string, command: string[], touchedBy?: RegExp }} Step `touchedBy`: the files it looks at; none = a
 * build
 */

/**
 * @param {string[]} lintPaths none = all
 * @returns {Step[]}
 */
const steps = (lintPaths) => [
  // the contract is part of both: what only Node.js has fails in the browser's, what only browsers have in the server's
  { name: 'types of the server', command: tsc('server'), touchedBy: /^(contract|database|server)\// },
  { name: 'types of the browser', command: tsc('web'), touchedBy: /^(contract|web)\// },
  { name: 'types of tools and tests', command: tsc('.'), touchedBy: /\.(ts|tsx|mts|mjs)$/ },
  {
    name: 'lint and format',
    command: node('tools/check/lint.ts', ...lintPaths),
    touchedBy: /./,
  },
  {
    name: 'nothing unused',
    command: [bin('knip'), '--no-progress', '--cache', '--cache-location', 'node_modules/.cache/knip'],
    touchedBy: /\.(ts|tsx|mjs|jsonc)$|^package\.json$/,
  },
  {
    name: 'boundaries, file sizes, references, refused words',
    command: node('tools/check/rules.ts'),
    touchedBy: /./,
  },
  {
    name: 'tables of the specification',
    command: node('tools/check/specification-tables.ts', '--check'),
    touchedBy: /^(contract|docs)\/|^web\/.*screens\.ts$/,
  },
  { name: 'scripts of the screens', command: node('tools/check/scripts.ts') },
  {
    name: 'types of the database',
    command: node('tools/check/schema-types.ts', '--check'),
    touchedBy: /^database\//,
  },
];

/** Runs a step; what it says is shown when it ends, with its verdict. */
async function isGood(/** @type {Step} */ { name, command: [program = '', ...args] }) {
  const child = spawn(program, args, {
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env },
  });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  process.stdout.write(`${said}${complained}${status === 0 ? 'ok     ' : 'FAILED '} ${name}\n`);
  return status === 0;
}

await prepare({ build: false, log: (line) => process.stdout.write(`${line}\n`) });
const files = process.argv.slice(2);
const isWhole = files.length === 0;
const all = steps(files.filter((file) => existsSync(file)));
const isTouched = (/** @type {Step} */ { touchedBy }) =>
  isWhole || files.some((file) => touchedBy?.test(file));
for (const { name } of all.filter((step) => !isTouched(step))) process.stdout.write(`left out ${name}\n`);

// several at once: most of them use one processor
const waiting = all.filter(isTouched);
const verdicts = await Promise.all(
  Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    let areGood = true;
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      areGood = (await isGood(step)) && areGood;
    return areGood;
  }),
);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
