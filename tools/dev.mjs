// npm run dev: the portal over its sources, see tools/dev/main.ts. Needs no build.
import { runCommand, runNode, runServer } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: false });
  const code = await runNode(['tools/dev/main.ts'], { isServer: true, env: { NODE_ENV: 'development' } });
  if (code >= 128) await runServer('server/stop-abandoned.ts');
  return code;
});
