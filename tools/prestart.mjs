// npm runs this before `npm start`: a Node that could not give way to the portal's supervisor (before 22.15) installs and
// builds here and ends, instead of waiting beside the portal with some 50 MB. npm then finds the project's own Node for
// the start.
import { runCommand } from './node-runtime.mjs';

if (typeof process.execve !== 'function')
  await runCommand(async () => {
    const { prepare } = await import('./prepare.mjs');
    await prepare({ build: true });
    return 0;
  });
