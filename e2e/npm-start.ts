import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';

export const startPassword = 'faro-trompeta-19-niebla';

export interface Started {
  child: ChildProcess;
  url: string;
  printed(): string;
}

/** `npm start` as a person types it (spec 13.1), on a data folder and, unless told otherwise, a port of its own. */
export function npmStart(
  dataDir: string,
  running: ChildProcess[],
  env: Record<string, string> = {},
): Promise<Started> {
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: startPassword,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, to be interrupted as a terminal does
  });
  running.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ child, url, printed: () => printed });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
}

/** Ends it and everything that it started, and waits until all is gone. */
export async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (signal === 'SIGTERM') child.kill(signal);
  else process.kill(-child.pid, signal); // the whole group: Ctrl-C, or a power cut of everything but the database
  await gone;
  // npm leaves at once; what it started has still to say good-bye to its database
  await expect.poll(() => isGroupAlive(child.pid ?? 0), { timeout: 15_000 }).toBe(false);
}

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
