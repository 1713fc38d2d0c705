// npm start: installs what is missing, builds what is stale, runs the portal until it is told to stop.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { runCommand, runServer, say } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';
import { supervise } from './supervise.mjs';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());
const parent = process.ppid;

await runCommand(async () => {
  await prepare({ build: true });
  const code = await supervise(() => runServer('server/main.ts'), {
    say,
    wait: (milliseconds) => Promise.race([delay(milliseconds), once(stop.signal, 'abort')]),
    isStopped: () => stop.signal.aborted || process.ppid !== parent,
  });
  if (code >= 128) await runServer('server/stop-abandoned.ts');
  return code;
});
