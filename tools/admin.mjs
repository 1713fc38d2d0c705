// npm run admin -- <command>: the administrator's commands on the console.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

// an embedded database is emptied without the portal, which would start it
if (process.argv[2] === 'reset-database') await import('./db-reset.mjs');
else
  await runCommand(async () => {
    await prepare({ build: false });
    return await runNode(['server/admin.ts', ...process.argv.slice(2)]);
  });
