// npm run build: builds, even if nothing is stale.
import { runCommand } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: 'always' });
  return 0;
});
