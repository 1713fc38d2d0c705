import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

/** What a machine can hold: types per runtime, lint and format, boundaries, sizes, references, generated tables and types. */
await prepare({ build: false, log: (line) => process.stdout.write(`${line}\n`) });
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
const steps = [
  ['types of the contract', bin('tsc'), ['-p', 'contract']],
  ['types of the server', bin('tsc'), ['-p', 'server']],
  ['types of the browser', bin('tsc'), ['-p', 'web']],
  ['types of tools and tests', bin('tsc'), ['-p', '.']],
  ['lint and format', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['boundaries', bin('node'), ['tools/check/boundaries.ts']],
  ['drawing of the house', bin('node'), ['tools/check/house.ts', '--check']],
  ['file sizes', bin('node'), ['tools/check/file-sizes.ts']],
  ['references', bin('node'), ['tools/check/references.ts']],
  ['tables of the specification', bin('node'), ['tools/check/specification-tables.ts', '--check']],
  ['scripts of the screens', bin('node'), ['tools/check/scripts.ts']],
  ['types of the database', bin('node'), ['tools/check/schema-types.ts', '--check']],
];
let isGood = true;
for (const [name, command, args] of /** @type {[string, string, string[]][]} */ (steps)) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? 'ok     ' : 'FAILED '} ${name}\n`);
  isGood &&= status === 0;
}
process.exitCode = isGood ? 0 : 1;
