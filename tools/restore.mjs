// npm run restore: a portal from the file of a backup.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: false });
  return await runNode(['server/backup.ts', 'restore', ...process.argv.slice(2)]);
});
