import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programPath, sandboxAround } from './sandbox.ts';

const packageRoot = join(import.meta.dirname, '../../..');
/** The folders of its code; without the portal's data, which may lie in the same folder. */
const codeOf = ['server', 'contract', 'node_modules', 'package.json'].map((part) => join(packageRoot, part));

/** util-linux's prlimit, which limits all memory that a process may write to, its libraries' too. */
const prlimit = '/usr/bin/prlimit';
/**
 * Memory beside the JavaScript heap: Node's own and the largest picture, 8,000 × 8,000 pixels as AVIF, which takes
 * some 2 GB.
 */
const nativeMegabytes = 2560;

export interface SandboxLimits {
  /** The size of the JavaScript heap. */
  memoryMegabytes: number;
  /** True if the module needs a package with machine code. */
  hasMachineCode?: boolean;
}

/**
 * Starts a process for a module that reads foreign files (spec 13.10). Node lets it read its own code and nothing
 * else, write only to a cache of such processes, open no connection, start no process and, unless a package needs it,
 * load no machine code. The system holds machine code: a process of root becomes an unprivileged user before it
 * has a task (answer-tasks.ts), any other runs in a sandbox (sandbox.ts).
 */
export function startSandboxed(
  module: URL,
  { memoryMegabytes, hasMachineCode = false }: SandboxLimits,
): ChildProcess {
  const cache = compileCache();
  const readable = [...codeOf, ...(cache === undefined ? [] : [cache])];
  const writable = cache === undefined ? [] : [cache];
  const sandbox = sandboxAround({ readable: [...codeOf, process.execPath], writable }, packageRoot);
  const [command = '', ...rest] = [
    ...(existsSync(prlimit)
      ? [prlimit, `--data=${(memoryMegabytes + nativeMegabytes) * 1024 * 1024}`, '--']
      : []),
    ...sandbox,
    process.execPath,
    `--max-old-space-size=${memoryMegabytes}`,
    '--permission',
    ...readable.map((part) => `--allow-fs-read=${part}`),
    ...writable.map((part) => `--allow-fs-write=${part}`),
    ...(hasMachineCode ? ['--allow-addons'] : []),
    fileURLToPath(module),
  ];
  return spawn(command, rest, {
    serialization: 'advanced', // keeps bytes as bytes
    // without our secrets
    env: { PATH: programPath, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    cwd: packageRoot,
  });
}

/**
 * The compile cache of such processes, if the portal has one: a process that need not compile starts in a quarter of
 * the time. It is separate from the portal's, so that none of them can put code into that.
 */
function compileCache(): string | undefined {
  const ofThisNode = getCompileCacheDir(); // a folder for each version of Node, in the one that was set
  if (ofThisNode === undefined) return undefined;
  const cache = join(dirname(ofThisNode), 'parsers');
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  return cache;
}
