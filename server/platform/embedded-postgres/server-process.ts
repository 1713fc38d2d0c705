import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processCommand } from '../process/process-identity.mjs';
import { StartRefusal } from '../process/start-refusal.ts';
import type { PostgresBinaries } from './binaries.ts';
import { type DataFolder, giveTo, readLogTail, rotateLog } from './data-folder.ts';
import { POSTGRES_ENVIRONMENT, type RunAs } from './run-as.ts';
import { postgresArguments } from './settings.ts';

/** A PostgreSQL that runs on the portal's data folder. */
export interface RunningServer {
  pid: number;
  socketFolder: string;
  port: number;
}

/** The place where a server is to listen. */
export interface SpawnPlan {
  binaries: PostgresBinaries;
  folder: DataFolder;
  runAs: RunAs;
  socketFolder: string;
  settings: Readonly<Record<string, string>> | undefined;
}

const FAST_STOP_MILLISECONDS = 10_000;
const HARD_STOP_MILLISECONDS = 20_000;
const POLL_MILLISECONDS = 25;

/**
 * The server that runs on the folder, whoever started it; undefined if none does. After a crash another process may
 * have the number in postmaster.pid, so its command line must name this cluster.
 */
export function findServer(folder: DataFolder): RunningServer | undefined {
  const lines = readPidFile(folder);
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const socketFolder = lines[4];
  if (!isOurServer(folder, pid) || !port || !socketFolder) return undefined;
  return { pid, port, socketFolder };
}

function readPidFile(folder: DataFolder): string[] {
  const file = join(folder.cluster, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function isOurServer(folder: DataFolder, pid: number): boolean {
  return pid > 0 && processCommand(pid).includes(`postgres -D ${folder.cluster} `);
}

/**
 * Starts PostgreSQL in a process group of its own and with a file as output: a Ctrl-C at the terminal must only reach
 * the portal, which then stops it in order, and a pipe would break with the portal. Returns its process id and
 * `exited`, the promise of its end with the reason from the log.
 */
export function spawnServer(plan: SpawnPlan): { pid: number; exited: Promise<string> } {
  const { folder, runAs, socketFolder, settings } = plan;
  // No server of ours runs (we hold the lock and looked), so this file is left from a dead one; it would block the
  // start.
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  rotateLog(folder);
  const log = openSync(folder.log, 'a', 0o600);
  giveTo(folder.log, runAs.fileOwner);
  const logStart = statSync(folder.log).size;
  const args = [plan.binaries.postgres, ...postgresArguments(folder.cluster, socketFolder, settings)];
  const [program = '', ...rest] = [...runAs.wrapper, ...args];
  const child = spawn(program, rest, {
    uid: runAs.uid,
    gid: runAs.gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    // A number in postmaster.pid that now belongs to another process would stop the start. Declared as our own,
    // PostgreSQL ignores it and still looks for server processes that hold the shared memory; removing the file would
    // lose that check.
    env: { ...POSTGRES_ENVIRONMENT, PG_GRANDPARENT_PID: readPidFile(folder)[0] ?? '' },
  });
  closeSync(log);
  child.unref();
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(readLogTail(folder, logStart)));
  });
  return { pid: child.pid ?? -1, exited };
}

/** True when anything answers at the socket, even a server whose process we cannot see (another container). */
export async function isSocketAnswered(socketFolder: string): Promise<boolean> {
  const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
  const isAnswered = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    // The socket is absent or has no listener: nobody answers.
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isAnswered;
}

/** Stops the server in order, after 10 s by force (the next start then repairs from the log). */
export async function stopServer(folder: DataFolder, pid: number): Promise<void> {
  const begin = performance.now();
  let signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT';
  signalIfAlive(pid, signal);
  while (isOurServer(folder, pid)) {
    const waited = performance.now() - begin;
    if (waited > HARD_STOP_MILLISECONDS)
      throw new StartRefusal(`The database (process ${pid}) does not stop.`);
    if (waited > FAST_STOP_MILLISECONDS && signal === 'SIGINT') {
      signal = 'SIGQUIT';
      signalIfAlive(pid, signal);
    }
    await delay(POLL_MILLISECONDS);
  }
}

function signalIfAlive(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It just ended by itself, which is fine.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
