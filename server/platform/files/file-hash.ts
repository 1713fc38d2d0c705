import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of a stream's bytes, hexadecimal. */
export async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256').setEncoding('hex');
  await pipeline(stream, hash); // several times as fast as updating chunk by chunk
  return String(hash.read());
}
