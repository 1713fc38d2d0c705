// npm run admin -- <command>: the administrator's commands on the console.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: false });
  return await runNode(['server/admin.ts', ...process.argv.slice(2)]);
});
