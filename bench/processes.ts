import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';

const ticksPerSecond = 100; // Linux's USER_HZ, the same on every common kernel

/** The fields of /proc/<pid>/stat after the name, which may hold blanks: state, parent, … */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** CPU seconds that a process has used, with its threads and without its children, by the operating system. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** CPU seconds of a process and its children, including ended ones. */
export function cpuSecondsWithChildren(pid: number): number {
  const own = statOf(pid);
  let sum = cpuSeconds(pid) + (Number(own[13]) + Number(own[14])) / ticksPerSecond;
  for (const child of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      if (parentOf(child) === pid) sum += cpuSeconds(child);
    } catch {
      // it ended between the listing and the look
    }
  }
  return sum;
}

/** Starts a server by its command and waits until it prints 'ready: <address>'. */
export function startServer(
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ process: ChildProcess; pid: number; url: string }> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url === undefined) return;
      child.stdout.off('data', read).resume(); // later log lines are discarded
      resolve({ process: child, pid: child.pid ?? 0, url });
    };
    child.stdout.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  });
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Runs a script to its end, its plan on standard input, and reads the JSON that it printed. */
export function runForJson<T>(script: string, plan: unknown): Promise<T> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(printed) as T) : reject(new Error(`${script} ended with ${code}`)),
    );
    child.stdin.end(JSON.stringify(plan));
  });
}

export async function readPlan<T>(): Promise<T> {
  return (await json(process.stdin)) as T;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value below which this `share` (0 to 1) of the sorted values lies. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** p50, p99 and the slowest of some times, in their own unit. */
export function spreadOf(times: number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    slowest: percentile(sorted, 1),
  };
}

export interface Spread {
  p50: number;
  p99: number;
  slowest: number;
}
