// npm run dev: the portal in development, started again whenever the server's sources change. What the browser gets is
// as it was built at the start: npm run build after a change there.
import { runCommand, runNode } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: true });
  return await runNode(['--watch', 'server/main.ts'], { env: { NODE_ENV: 'development' } });
});
