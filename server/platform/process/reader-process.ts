import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageRoot = join(import.meta.dirname, '../../..');
/** What its code is made of; no data of the portal, which may lie in the same folder. */
const codeOf = ['server', 'contract', 'node_modules', 'package.json'].map((part) => join(packageRoot, part));

export interface ReaderLimits {
  /** Of JavaScript; a library's own memory is beside it. */
  memoryMegabytes: number;
  /** The module needs a package with machine code. */
  hasMachineCode?: boolean;
}

/**
 * Starts a process for a module that reads files from outside (spec 13.10). Node lets it read its own code and nothing
 * else, write nowhere but into a cache of its kind, open no connection, start no process and, unless it needs that of a
 * package, load no machine code. If the portal is root, it becomes a stranger before it has a task (answer-tasks.ts).
 */
export function startReader(
  module: URL,
  { memoryMegabytes, hasMachineCode = false }: ReaderLimits,
): ChildProcess {
  const cache = compileCache();
  const readable = [...codeOf, ...(cache === undefined ? [] : [cache])];
  return fork(fileURLToPath(module), {
    serialization: 'advanced', // bytes stay bytes
    execArgv: [
      `--max-old-space-size=${memoryMegabytes}`,
      '--permission',
      ...readable.map((part) => `--allow-fs-read=${part}`),
      ...(cache === undefined ? [] : [`--allow-fs-write=${cache}`]),
      ...(hasMachineCode ? ['--allow-addons'] : []),
    ],
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }, // it needs no secret of ours
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
