import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { statIfThere } from './stat-if-there.ts';

/** The place in which uploads lie while their call lasts: DATA_DIR/uploads. */
export interface Uploads {
  /** Writes a stream to a new file; a stream that breaks off leaves nothing. Answers where it lies and its bytes. */
  take(stream: Readable): Promise<{ path: string; sizeBytes: number }>;
  drop(path: string): Promise<void>;
  /** Removes what a crash left, of before `instant`. */
  sweep(instant: Date): Promise<void>;
}

export function openUploads(dataDir: string): Uploads {
  const folder = join(dataDir, 'uploads');
  return {
    async take(stream) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${randomUUID()}.part`);
      const file = createWriteStream(path, { flags: 'wx' });
      try {
        await pipeline(stream, file);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, sizeBytes: file.bytesWritten };
    },
    drop: (path) => rm(path, { force: true }),
    async sweep(instant) {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const found = await statIfThere(path);
        if (found !== undefined && found.mtime < instant) await rm(path, { force: true });
      }
    },
  };
}
