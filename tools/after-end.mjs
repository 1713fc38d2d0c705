// after-end.mjs <exit code> <seconds it ran> <seconds of the wait before> <1 = told to stop> <whoever started it>: what
// follows a portal's end (spec 13.1). Ends with the seconds until the next start; 0 = that was all.
import { isPresent, runCommand, runServer, say } from './node-runtime.mjs';
import { isCrash, waitAfter } from './supervise.mjs';
import { reasonOf } from './tool-failure.mjs';

const [code = 0, ran = 0, last = 0, stopped = 0, parent = 0] = process.argv.slice(2).map(Number);
const isStopped = stopped === 1 || (parent > 1 && !isPresent(parent));

await runCommand(async () => {
  if (isCrash(code) && !isStopped) {
    const seconds = waitAfter(last, ran);
    const why = reasonOf(code, '');
    say(`The portal ended unexpectedly (${code}); it starts again in ${seconds} s.${why ? ` ${why}` : ''}`);
    return seconds;
  }
  if (code >= 128) await runServer('server/stop-abandoned.ts');
  return 0;
});
