import type { Config } from '../context/config.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/files.ts';

/** The store of files that the settings name. */
export async function openFileStore({ dataDir }: Pick<Config, 'dataDir'>): Promise<FileStore> {
  return openFiles(dataDir);
}
