// npm start: installs what is missing, builds what is stale, runs the portal until it is told to stop.
import { runCommand, runServer } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: true });
  const code = await runServer('server/main.ts');
  if (code >= 128) await runServer('server/stop-abandoned.ts');
  return code;
});
