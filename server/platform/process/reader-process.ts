import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programPath, wallsAround } from './closed-room.ts';

const packageRoot = join(import.meta.dirname, '../../..');
/** What its code is made of; no data of the portal, which may lie in the same folder. */
const codeOf = ['server', 'contract', 'node_modules', 'package.json'].map((part) => join(packageRoot, part));

/** util-linux: limits what a process may write to in memory, of its libraries too. */
const prlimit = '/usr/bin/prlimit';
/** Beside the heap of JavaScript: Node's own and the largest picture, 8,000 × 8,000 pixels as AVIF, which takes some 2 GB. */
const nativeMegabytes = 2560;

export interface ReaderLimits {
  /** Of JavaScript. */
  memoryMegabytes: number;
  /** The module needs a package with machine code. */
  hasMachineCode?: boolean;
}

/**
 * Starts a process for a module that reads files from outside (spec 13.10). Node lets it read its own code and nothing
 * else, write nowhere but into a cache of its kind, open no connection, start no process and, unless it needs that of a
 * package, load no machine code. Machine code is held by the system: if the portal is root, the process becomes a stranger
 * before it has a task (answer-tasks.ts), else it runs in a room of its own (closed-room.ts).
 */
export function startReader(
  module: URL,
  { memoryMegabytes, hasMachineCode = false }: ReaderLimits,
): ChildProcess {
  const cache = compileCache();
  const readable = [...codeOf, ...(cache === undefined ? [] : [cache])];
  const writable = cache === undefined ? [] : [cache];
  const walls = wallsAround({ readable: [...codeOf, process.execPath], writable }, packageRoot);
  const [command = '', ...rest] = [
    ...(existsSync(prlimit)
      ? [prlimit, `--data=${(memoryMegabytes + nativeMegabytes) * 1024 * 1024}`, '--']
      : []),
    ...walls,
    process.execPath,
    `--max-old-space-size=${memoryMegabytes}`,
    '--permission',
    ...readable.map((part) => `--allow-fs-read=${part}`),
    ...writable.map((part) => `--allow-fs-write=${part}`),
    ...(hasMachineCode ? ['--allow-addons'] : []),
    fileURLToPath(module),
  ];
  return spawn(command, rest, {
    serialization: 'advanced', // bytes stay bytes
    // it needs no secret of ours
    env: { PATH: programPath, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    cwd: packageRoot,
  });
}

/**
 * Where the compiled code of such processes is kept, if the portal keeps its own: a process that need not compile starts
 * in a quarter of the time. Apart from the portal's, so that none of them can put code into it.
 */
function compileCache(): string | undefined {
  const ofThisNode = getCompileCacheDir(); // a folder for each version of Node, in the one that was set
  if (ofThisNode === undefined) return undefined;
  const cache = join(dirname(ofThisNode), 'parsers');
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  return cache;
}
