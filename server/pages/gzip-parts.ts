import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A text and its compressed form: deflate blocks that end at a whole byte and refer to nothing before them. */
export interface DeflatedText {
  text: Buffer;
  deflated: Buffer;
}

/** Compresses a text reused in many gzip streams, once and therefore at the highest level. */
export async function deflateText(text: string): Promise<DeflatedText> {
  const bytes = Buffer.from(text);
  const finishFlush = constants.Z_FULL_FLUSH; // not the end: more blocks follow
  return { text: bytes, deflated: await deflate(bytes, { level: 9, finishFlush }) };
}

/** Compresses a text while a reader waits, at a medium level. */
export function deflateAtOnce(text: string): DeflatedText {
  const bytes = Buffer.from(text);
  return { text: bytes, deflated: deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH }) };
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
const storedBytes = 0xffff;

const storedAtMost = 512;

/**
 * Makes deflate blocks of a text that is sent once: stored if short, else compressed at a quick level. Synchronously,
 * because it takes a fraction of a millisecond and no queued page holds memory; one large chunk spares most copies.
 */
function* ownBlocks(bytes: Buffer): Generator<Buffer> {
  if (bytes.length <= storedAtMost) yield* storedBlocks(bytes);
  else yield deflateRawSync(bytes, quickly);
}
const quickly = { level: 3, finishFlush: constants.Z_FULL_FLUSH, chunkSize: 64 * 1024 };

/** Makes deflate blocks that store bytes uncompressed. */
function* storedBlocks(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += storedBytes) {
    const part = bytes.subarray(start, start + storedBytes);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    yield head;
    yield part;
  }
}

/**
 * Builds one gzip stream (RFC 1952) of compressed texts with own parts between them. A text costs a copy and a
 * checksum. `own` has one entry fewer than `texts`.
 */
export function gzipParts(texts: readonly DeflatedText[], own: readonly (Buffer | DeflatedText)[]): Buffer {
  const out: Buffer[] = [header];
  let checksum = 0;
  let length = 0;
  const take = (bytes: Buffer) => {
    checksum = crc32(bytes, checksum);
    length += bytes.length;
  };
  for (const [index, { text, deflated }] of texts.entries()) {
    take(text);
    out.push(deflated);
    const between = own[index];
    if (between === undefined) continue;
    if (Buffer.isBuffer(between)) {
      take(between);
      if (between.length > 0) out.push(...ownBlocks(between));
    } else {
      take(between.text);
      out.push(between.deflated);
    }
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(checksum, 0);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([...out, lastBlock, tail]);
}
