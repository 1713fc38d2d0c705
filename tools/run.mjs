// node tools/run.mjs <script.ts> [arguments]: runs a script of the project. Installs what is missing first, and finds the
// Node that reads TypeScript; what a script needs built it builds itself.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: false });
  return runNode(process.argv.slice(2));
});
