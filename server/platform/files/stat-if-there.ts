import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What the disk says of a file; undefined for one that was removed while its folder was being read. */
export async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
