import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import { end, npmStart as startOn } from '../../e2e/fixtures/npm-start.ts';
import { prepare } from '../../tools/prepare.mjs';

export interface StartedPortal {
  url: string;
  pid: number;
  /** Milliseconds from the command to the line with the portal's address. */
  tookMilliseconds: number;
  /** Ends it like Ctrl-C, and waits for all its processes. */
  stop(): Promise<void>;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** `npm start` on a data folder, with the demonstration content. */
export async function npmStart(dataDir: string): Promise<StartedPortal> {
  const running: ChildProcess[] = [];
  const endAll = () => Promise.all(running.map((child) => end(child, 'SIGINT')));
  // in a group of its own: the terminal interrupts only us
  const leave = () => void endAll().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, leave);
  const since = performance.now();
  const { child, url } = await startOn(dataDir, running, {
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'info',
  });
  return {
    url,
    pid: child.pid ?? 0,
    tookMilliseconds: performance.now() - since,
    async stop() {
      for (const signal of signals) process.off(signal, leave);
      await endAll();
    },
  };
}

/** Builds first, then works with a data folder that is removed afterwards. */
export async function withOwnFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  await prepare({ build: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
