import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepare } from '../../tools/prepare.mjs';
import { adminPassword } from './people.ts';

/** A portal as a person starts it. */
export interface StartedPortal {
  url: string;
  /** Of npm. */
  pid: number;
  /** Milliseconds from the command to the line that says where the portal is. */
  tookMilliseconds: number;
  /** Ends it as Ctrl-C does, and waits until all that it started is gone. */
  stop(): Promise<void>;
}

const askEveryMilliseconds = 50;
const signals = ['SIGINT', 'SIGTERM'] as const;

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** `npm start` on a data folder, with the demonstration content. */
export function npmStart(dataDir: string): Promise<StartedPortal> {
  const since = performance.now();
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: adminPassword, RATE_LIMIT_FACTOR: '10000' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a process group of its own, to be interrupted as a terminal does
  });
  const pid = child.pid ?? 0;
  const interrupt = () => {
    if (isGroupAlive(pid)) process.kill(-pid, 'SIGINT');
  };
  const leave = () => {
    interrupt(); // it has a group of its own: the terminal interrupts only us
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, leave);
  const stop = async () => {
    for (const signal of signals) process.off(signal, leave);
    interrupt();
    while (isGroupAlive(pid)) await delay(askEveryMilliseconds);
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed.includes('ready: ')) return;
      printed += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ url, pid, tookMilliseconds: performance.now() - since, stop });
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
}

/** Works with a data folder that is taken away afterwards; all is built before. */
export async function withOwnFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  await prepare({ build: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
