import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder of this run of tests (run-folder.ts). */
export const runFolderVariable = 'TEST_RUN_FOLDER';

/** Linux keeps this folder in memory. */
const memory = '/dev/shm';
/** The needs of a whole run, PostgreSQL's write-ahead log included; a container often has 64 MB. */
const bytesNeeded = 2 * 1024 ** 3;

/**
 * The folder of data that need not outlast the run: in memory if there is room. On a disk a new database costs up to
 * nine times the processor time, most of it in the kernel.
 */
function parentFolder(): string {
  const ofRun = process.env[runFolderVariable];
  if (ofRun !== undefined) return ofRun;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= bytesNeeded ? memory : tmpdir();
  } catch {
    return tmpdir(); // another system without the folder
  }
}

/** Makes an empty folder. Remove it in the end. */
export const temporaryFolder = (prefix: string): Promise<string> => mkdtemp(join(parentFolder(), prefix));
