import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100; // Linux's USER_HZ, the same on every common kernel

/** The fields of /proc/<pid>/stat after the name, which may hold blanks: state, parent, … */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** CPU seconds that a process has used so far, its own threads included, its children not: the operating system's count. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The process that started another. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** CPU seconds of a process and its children, those that have ended included. */
export function cpuSecondsWithChildren(pid: number): number {
  const own = statOf(pid);
  const ended = (Number(own[13]) + Number(own[14])) / ticksPerSecond;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((child) => {
      try {
        return child > 0 && parentOf(child) === pid;
      } catch {
        return false; // it ended between the listing and the look
      }
    });
  return children.reduce((sum, child) => sum + cpuSeconds(child), cpuSeconds(pid) + ended);
}

/** Starts a server and waits until it prints 'ready: <address>'. */
export function startServer(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ process: ChildProcess; pid: number; url: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ process: child, pid: child.pid ?? 0, url });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  });
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Runs a script to its end and reads the JSON that it printed. */
export function runForJson<T>(args: string[]): Promise<T> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(printed) as T) : reject(new Error(`${args[0]} ended with ${code}`)),
    );
  });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
