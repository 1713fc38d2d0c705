import { createCipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { ByteRange } from '../files/byte-range.ts';
import { openSemaphore } from '../process/semaphore.ts';

/**
 * A file in the format of age (age-encryption.org/v1), encrypted with a passphrase: the same bytes whenever it is asked
 * for, so that a download that was cut resumes. The library makes another file at each try, and its scrypt stops the
 * process for a second.
 */

const version = 'age-encryption.org/v1';
const [saltBytes, keyBytes, tagBytes, chunkBytes] = [16, 16, 16, 64 * 1024];
/** 64 MB and some 200 ms a guess, in a thread of Node's own; one at a time. */
const workFactor = 16;
const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 128 * 1024 ** 2 };
const scryptInThread = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
const oneAtATime = openSemaphore(1);

/** The secrets of one encrypted file, without its passphrase: who has them opens that file alone. */
export interface AgeKeys {
  fileKey: Buffer;
  nonce: Buffer;
  salt: Buffer;
  /** The file's key, encrypted with the passphrase. */
  wrapped: Buffer;
}

/** Makes the keys of a file that the passphrase opens. */
export async function ageKeysFor(passphrase: string): Promise<AgeKeys> {
  const [fileKey, nonce, salt] = [randomBytes(keyBytes), randomBytes(saltBytes), randomBytes(saltBytes)];
  const labelled = Buffer.concat([Buffer.from(`${version}/scrypt`), salt]);
  const key = await oneAtATime(() => scryptInThread(passphrase, labelled, 32, cost));
  return { fileKey, nonce, salt, wrapped: sealChunk(key, Buffer.alloc(12), fileKey) };
}

/** The keys as one text, and back. */
export const ageKeysText = ({ fileKey, nonce, salt, wrapped }: AgeKeys): string =>
  Buffer.concat([fileKey, nonce, salt, wrapped]).toString('base64');

export function ageKeysOf(text: string): AgeKeys {
  const bytes = Buffer.from(text, 'base64');
  return {
    fileKey: bytes.subarray(0, 16),
    nonce: bytes.subarray(16, 32),
    salt: bytes.subarray(32, 48),
    wrapped: bytes.subarray(48),
  };
}

interface PlainFile {
  sizeBytes: number;
  /** The bytes of a part, both offsets included. */
  read: (part: ByteRange) => Readable;
}

/** The encrypted file: its size, and the bytes of a part of it. */
export function ageFile(
  plain: PlainFile,
  keys: AgeKeys,
): { sizeBytes: number; body: (part?: ByteRange) => Readable } {
  const head = Buffer.concat([headerOf(keys), keys.nonce]);
  const chunks = Math.max(1, Math.ceil(plain.sizeBytes / chunkBytes));
  const sizeBytes = head.length + plain.sizeBytes + chunks * tagBytes;
  const whole = { start: 0, end: sizeBytes - 1 };
  return {
    sizeBytes,
    body: ({ start, end } = whole) =>
      Readable.from(partOf(plain, keys, { head, chunks, start, end }), { objectMode: false }),
  };
}

interface Wanted extends ByteRange {
  head: Buffer;
  chunks: number;
}

async function* partOf(plain: PlainFile, keys: AgeKeys, { head, chunks, start, end }: Wanted) {
  if (start < head.length) yield head.subarray(start, end + 1);
  if (end < head.length) return;
  const sealedBytes = chunkBytes + tagBytes;
  const chunkAt = (offset: number) => Math.max(0, Math.floor((offset - head.length) / sealedBytes));
  const payloadKey = derive(keys.fileKey, keys.nonce, 'payload');
  const last = Math.min(chunkAt(end), chunks - 1);
  let number = chunkAt(start);
  const from = number * chunkBytes;
  const until = Math.min((last + 1) * chunkBytes, plain.sizeBytes) - 1;
  const read = until < from ? Readable.from([]) : plain.read({ start: from, end: until });
  for await (const chunk of inChunks(read)) {
    const sealed = sealChunk(payloadKey, nonceOf(number, number === chunks - 1), chunk);
    const at = head.length + number * sealedBytes;
    yield sealed.subarray(Math.max(0, start - at), end + 1 - at);
    number += 1;
  }
  if (number !== last + 1) throw new Error('the file is shorter than it was');
}

/** The bytes in pieces of one size; the last may be shorter, and is there where there are none at all. */
async function* inChunks(source: AsyncIterable<Buffer>) {
  let rest = Buffer.alloc(0);
  let isEmpty = true;
  for await (const piece of source) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= chunkBytes; rest = rest.subarray(chunkBytes)) {
      isEmpty = false;
      yield rest.subarray(0, chunkBytes);
    }
  }
  if (isEmpty || rest.length > 0) yield rest;
}

/** Eleven bytes of the number, one that marks the last chunk. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function headerOf({ fileKey, salt, wrapped }: AgeKeys): Buffer {
  const text = `${version}\n-> scrypt ${base64(salt)} ${workFactor}\n${base64(wrapped)}\n---`;
  const mac = createHmac('sha256', derive(fileKey, '', 'header'))
    .update(text)
    .digest();
  return Buffer.from(`${text} ${base64(mac)}\n`);
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const derive = (key: Buffer, salt: Buffer | string, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

function sealChunk(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
