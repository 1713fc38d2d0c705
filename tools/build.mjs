// npm run build: builds in any case.
import { runCommand } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: 'always' });
  return 0;
});
