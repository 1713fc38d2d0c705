import { spawn } from 'node:child_process';
import { ConfigError } from '../platform/process/start-refusal.ts';

/** A folder on an unreachable network never answers; one on a busy disk does in milliseconds. */
const patienceMilliseconds = 5000;
const look = (path: string) => ['/bin/sh', '-c', 'test -d "$1"', 'sh', path];

/**
 * Refuses a folder that does not answer. Another process tries it, because a hung file system call cannot be cancelled.
 */
export async function refuseHungFolder(
  path: string,
  [program = '', ...args] = look(path),
  milliseconds = patienceMilliseconds,
): Promise<void> {
  if (process.platform === 'win32') return;
  const looking = spawn(program, args, { stdio: 'ignore' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  looking.once('exit', () => resolve());
  looking.once('error', reject);
  const late = () =>
    reject(new ConfigError(`DATA_DIR: ${path} does not answer within ${milliseconds / 1000} s.`));
  const limit = setTimeout(late, milliseconds);
  try {
    await promise;
  } finally {
    clearTimeout(limit);
    looking.kill('SIGKILL');
    looking.unref();
  }
}
