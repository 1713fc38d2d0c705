import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { BadZip } from './unzip.ts';
import type { ZipEntry } from './zip-entries.ts';

const headMark = 0x04034b50;
const headBytes = 30;

/**
 * Unpacks a file of a ZIP on disk as a stream, never beyond its declared size. The stream fails (BadZip) if its
 * length or checksum is not the declared one.
 */
export function unzipStream(path: string, entry: ZipEntry): Readable {
  return Readable.from(unpacked(path, entry));
}

async function* unpacked(path: string, entry: ZipEntry): AsyncIterable<Buffer> {
  const { packedBytes, sizeBytes } = entry;
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8))
    throw new BadZip('encrypted, or an unsupported compression method');
  const start = await beginOf(path, entry);
  let length = 0;
  let sum = 0;
  try {
    for await (const chunk of packedBytes === 0 ? [] : bytesOf(path, entry, start)) {
      length += chunk.length;
      if (length > sizeBytes) throw new BadZip('longer than declared');
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    if (isOfUnpacking(error)) throw new BadZip(`decompression failed: ${error.message}`);
    throw error;
  }
  if (length !== sizeBytes || sum !== entry.crc)
    throw new BadZip('size or checksum differs from the declared one');
}

const isOfUnpacking = (error: unknown): error is Error =>
  error instanceof Error && /^Z_/.test(String((error as { code?: unknown }).code));

function bytesOf(path: string, { method, packedBytes }: ZipEntry, start: number): Readable {
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 });
  if (method === 0) return packed;
  const inflate = createInflateRaw();
  packed.on('error', (error) => inflate.destroy(error));
  inflate.on('close', () => packed.destroy());
  return packed.pipe(inflate);
}

/** The offset of the file's bytes, after its local header. */
async function beginOf(path: string, { offset }: ZipEntry): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, offset);
    if (bytesRead < headBytes || buffer.readUInt32LE(0) !== headMark)
      throw new BadZip('no local header at the declared offset');
    return offset + headBytes + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
  } finally {
    await file.close();
  }
}
