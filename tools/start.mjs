// npm start: installs what is missing, builds what is stale, runs the portal until it is told to stop.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: true });
  return await runNode(['server/main.ts'], { isServer: true });
});
