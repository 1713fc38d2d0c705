import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { isPresent } from '../../tools/node-runtime.mjs';
import { runFolderVariable, temporaryFolder } from './temporary-folder.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a folder of a run of tests, for a PostgreSQL, and from then on for everything temporary of its test files. It
 * goes, with every PostgreSQL in it, when the run ends, by a signal too; after a kill, when the next run begins. Two of one
 * run lie beside each other: which of them is removed first is not said.
 */
export async function folderOfRun(prefix: string): Promise<string> {
  const other = process.env[runFolderVariable];
  if (other !== undefined && isOfThisRun(other)) process.env[runFolderVariable] = dirname(other);
  const folder = await temporaryFolder(`${prefix}${process.pid}-`);
  removeAbandoned(dirname(folder), prefix);
  process.env[runFolderVariable] = folder; // test files run in processes that get it
  for (const signal of signals) process.once(signal, () => process.exit(128 + constants.signals[signal]));
  process.once('exit', () => removeRun(folder));
  const own = join(folder, 'server');
  mkdirSync(own);
  return own;
}

const isOfThisRun = (folder: string) => new RegExp(`-${process.pid}-[^-]*$`).test(folder);

/** Removes the folder of a run that has ended well. */
export function removeFolderOfRun(own: string): void {
  delete process.env[runFolderVariable];
  rmSync(dirname(own), { recursive: true, force: true });
}

/** Removes what runs left whose process is gone. */
export function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && !isPresent(Number(pid))) removeRun(join(parent, name));
  }
}

/** Ends every PostgreSQL in a folder at once, without its last words, as nothing in it is needed; removes the folder. */
function removeRun(folder: string): void {
  for (const file of globSync('**/postmaster.pid', { cwd: folder })) {
    try {
      process.kill(Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10), 'SIGQUIT');
    } catch {
      // it has ended by itself
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
