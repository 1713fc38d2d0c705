import { spawn } from 'node:child_process';
import { once } from 'node:events';

const word = 'make';

/** True in the process that makes the portal. */
export const isMaker = (): boolean => process.argv.includes(word);

/**
 * Runs this program once more, to make the database and to fill it, and waits for its end: what that takes (35 MB in the
 * server and in PostgreSQL) a server would keep for as long as it runs. Returns its exit code. If it was killed, this
 * process goes on, and makes what is missing itself.
 */
export async function runMaker(stop: AbortSignal): Promise<number> {
  stop.throwIfAborted();
  const [, program = ''] = process.argv;
  const maker = spawn(process.execPath, [...process.execArgv, program, word, String(process.pid)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => maker.kill('SIGTERM');
  stop.addEventListener('abort', end);
  const [code] = (await once(maker, 'exit')) as [number | null];
  stop.removeEventListener('abort', end);
  stop.throwIfAborted();
  return code ?? 0;
}
