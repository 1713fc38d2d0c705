// npm run backup: one file of the whole portal, running or not.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: false });
  return await runNode(['server/backup.ts', 'backup', ...process.argv.slice(2)]);
});
