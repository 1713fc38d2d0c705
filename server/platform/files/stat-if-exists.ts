import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** The file's status; undefined if it was removed while its folder was being read. */
export async function statIfExists(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
