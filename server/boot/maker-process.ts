import { spawn } from 'node:child_process';
import { once } from 'node:events';

const word = 'make';

/** True in the process that creates the portal. */
export const isMaker = (): boolean => process.argv.includes(word);

/**
 * Runs this program once more to create and fill the database, and waits for it: that work's memory (35 MB in the
 * server and PostgreSQL) would otherwise stay for as long as the server runs. Returns its exit code. If it is killed,
 * this process does the rest itself.
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
