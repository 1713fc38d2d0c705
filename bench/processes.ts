import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100; // Linux's USER_HZ, the same on every common kernel

/** CPU seconds that a process has used so far, its own threads included, its children not: the operating system's count. */
export function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
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
