import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { join } from 'node:path';

/** Where uploaded and made files lie. Keys are '<folder>/<name>'; names are ours and never reused for other bytes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  size(key: string): Promise<number>;
  read(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** The folder DATA_DIR/files. A shared store takes its place when nodes are several. */
export function openFiles(dataDir: string): FileStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    has: (key) => disk.exists(key),
    size: async (key) => (await disk.getMetaData(key)).contentLength,
    read: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}
