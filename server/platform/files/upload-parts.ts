import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from './files.ts';
import { ownerOnly } from './owner-only.ts';
import { statIfExists } from './stat-if-exists.ts';

/**
 * The folder of uploads, DATA_DIR/uploads: files of one call while it lasts, and uploads in parts, by id, until they
 * are used or swept.
 */
export interface Uploads {
  /** Writes a stream to a new file; an interrupted stream leaves nothing. Returns its path and size. */
  take(stream: Readable): Promise<{ path: string; sizeBytes: number }>;
  drop(path: string): Promise<void>;
  /** Makes the upload with this id a whole file of this machine; gives its path, which `forget` takes away. */
  bring(id: string): Promise<string>;
  /** Removes the bytes of an upload with this id. */
  forget(id: string): Promise<void>;
  /** The path of the upload with this id, a UUID that the portal made. */
  pathOf(id: string): string;
  /** The bytes stored for this id; 0 without any. */
  storedBytes(id: string): Promise<number>;
  /** Resolves once the bytes are on the disk at this offset of the upload. */
  writeAt(id: string, offset: number, bytes: Uint8Array): Promise<void>;
  /**
   * Removes files that a crash left before `instant`: those of calls, and uploads in parts that have no row any more.
   */
  sweep(instant: Date): Promise<void>;
  /** Removes the files of calls alone: nobody was told that they are stored. */
  sweepCalls(instant: Date): Promise<void>;
}

/** The ending of the names of calls' files. */
const ofCall = '.part';
const idForm = /^[\da-f-]{36}$/i;

export function openUploads(dataDir: string): Uploads {
  const folder = join(dataDir, 'uploads');
  const pathOf = (id: string) => {
    if (!idForm.test(id)) throw new Error(`invalid upload id: ${id}`);
    return join(folder, id);
  };
  async function sweep(instant: Date, ending: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
    for (const name of await readdir(folder)) {
      if (!name.endsWith(ending)) continue;
      const path = join(folder, name);
      const found = await statIfExists(path);
      if (found !== undefined && found.mtime < instant) await rm(path, { force: true });
    }
  }
  return {
    async take(stream) {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
      const path = join(folder, `${randomUUID()}${ofCall}`);
      const file = createWriteStream(path, { flags: 'wx', mode: ownerOnly.file });
      try {
        await pipeline(stream, file);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, sizeBytes: file.bytesWritten };
    },
    drop: (path) => rm(path, { force: true }),
    bring: async (id) => pathOf(id),
    forget: (id) => rm(pathOf(id), { force: true }),
    pathOf,
    storedBytes: async (id) => (await statIfExists(pathOf(id)))?.size ?? 0,
    async writeAt(id, offset, bytes) {
      const isNew = (await statIfExists(pathOf(id))) === undefined;
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
      const file = await open(pathOf(id), constants.O_RDWR | constants.O_CREAT, ownerOnly.file);
      try {
        for (let done = 0; done < bytes.length; )
          done += (await file.write(bytes, done, bytes.length - done, offset + done)).bytesWritten;
        await file.sync();
      } finally {
        await file.close();
      }
      if (isNew) await syncFolder(folder);
    },
    sweep: (instant) => sweep(instant, ''),
    sweepCalls: (instant) => sweep(instant, ofCall),
  };
}
