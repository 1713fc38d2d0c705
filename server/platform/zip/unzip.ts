import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-entries.ts';

const inflate = promisify(inflateRaw);

const headMark = 0x04034b50;
const headBytes = 30;

/** A file of a ZIP is broken, encrypted, or not as long as the ZIP's directory declares. */
export class BadZip extends Error {}

/** Unpacks a file of a ZIP. Refuses (BadZip) one that is not exactly as long as its entry declares. */
export async function unzip(zip: Buffer, entry: ZipEntry): Promise<Buffer> {
  const { offset, packedBytes, sizeBytes } = entry;
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8))
    throw new BadZip('encrypted, or an unsupported compression method');
  if (offset + headBytes > zip.length || zip.readUInt32LE(offset) !== headMark)
    throw new BadZip('no local header at the declared offset');
  const start = offset + headBytes + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + packedBytes);
  const unpacked = entry.method === 0 ? packed : await inflated(packed, sizeBytes);
  if (unpacked.length !== sizeBytes) throw new BadZip('unpacked size differs from the declared one');
  return unpacked;
}

async function inflated(packed: Buffer, sizeBytes: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, sizeBytes) });
  } catch (error) {
    throw new BadZip(`decompression failed: ${(error as Error).message}`);
  }
}
