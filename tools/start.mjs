// npm start: installs what is missing, builds what is stale, runs the portal until it is told to stop.
import {
  findNode,
  npmProcess,
  portalProgram,
  runCommand,
  runProgram,
  runServer,
  serverCommand,
} from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  await prepare({ build: true });
  // the portal ends when this process or npm is gone
  const watched = [process.pid, npmProcess()].flatMap((pid) => (pid === undefined ? [] : [String(pid)]));
  if (process.platform === 'win32') return runServer(portalProgram, watched); // without a shell nobody starts it again
  const node = findNode();
  const { command, env } = serverCommand(portalProgram, watched, node);
  const supervise = ['tools/supervise.sh', node, 'tools/after-end.mjs', ...command];
  // A shell in our place takes 1 MB, Node 60. Node before 22.15 stays beside it: under npm that is prestart.mjs's part.
  if (typeof process.execve === 'function') {
    process.execve('/bin/sh', ['sh', ...supervise], { ...process.env, ...env });
  }
  return runProgram('/bin/sh', supervise, { env });
});
