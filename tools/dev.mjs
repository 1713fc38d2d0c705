// npm run dev: the portal in development, started again whenever the server's sources change.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: false });
  return await runNode(['--watch', 'server/main.ts'], { env: { NODE_ENV: 'development' } });
});
