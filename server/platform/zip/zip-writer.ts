import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file to add to a ZIP. */
export interface ZipSource {
  name: string;
  sizeBytes: number;
  /** Its bytes, or a part by both offsets included; the same at every call. */
  stream(part?: { start: number; end: number }): Readable;
}

/** A ZIP that is made while it is sent: neither memory nor disk has a copy. */
export interface WrittenZip {
  sizeBytes: number;
  /** Identifies these bytes. */
  tag: string;
  body(part?: { start: number; end: number }): Readable;
}

const utf8Names = 0x0800;
const version = 20;
/** 1 January 1980, midnight: a fixed date, so that the same content makes the same bytes. */
const date = 0x0021;

/** The size of the ZIP of these files, without reading any. */
export function zipBytes(sources: readonly Pick<ZipSource, 'name' | 'sizeBytes'>[]): number {
  const headBytes = (name: string) => 30 + 46 + 2 * Buffer.byteLength(name);
  return sources.reduce((sum, { name, sizeBytes }) => sum + headBytes(name) + sizeBytes, 22);
}

/**
 * Makes a ZIP of files without compressing them: their content is compressed already, and any part of the ZIP can be
 * sent by itself. Reads each file once for its checksum. The ZIP must stay under 4 GiB and 65,535 files.
 */
export async function zipOf(sources: readonly ZipSource[]): Promise<WrittenZip> {
  const pieces: { sizeBytes: number; stream: ZipSource['stream'] }[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const add = (sizeBytes: number, stream: ZipSource['stream']) => {
    pieces.push({ sizeBytes, stream });
    offset += sizeBytes;
  };
  const addBytes = (bytes: Buffer) =>
    add(bytes.length, (part) =>
      Readable.from([bytes.subarray(part?.start, (part?.end ?? bytes.length) + 1)]),
    );
  for (const source of sources) {
    const name = Buffer.from(source.name);
    const facts = factsOf(await crcOf(source), source.sizeBytes, name.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, name]));
    addBytes(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name]));
    add(source.sizeBytes, source.stream);
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(sources.length, 8);
  end.writeUInt16LE(sources.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  addBytes(Buffer.concat([entries, end]));
  const sizeBytes = offset;
  return {
    sizeBytes,
    tag: createHash('sha256').update(entries).digest('hex').slice(0, 32),
    body: (part) => Readable.from(partOf(pieces, part ?? { start: 0, end: sizeBytes - 1 })),
  };
}

/** The fields that a file's local header and its directory entry share. */
function factsOf(crc: number, sizeBytes: number, nameBytes: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt16LE(date, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(sizeBytes, 14);
  facts.writeUInt32LE(sizeBytes, 18);
  facts.writeUInt16LE(nameBytes, 22);
  return facts;
}

async function crcOf({ stream }: ZipSource): Promise<number> {
  let sum = 0;
  for await (const chunk of stream()) sum = crc32(chunk, sum);
  return sum;
}

async function* partOf(
  pieces: readonly { sizeBytes: number; stream: ZipSource['stream'] }[],
  { start, end }: { start: number; end: number },
): AsyncIterable<Buffer> {
  let at = 0;
  for (const { sizeBytes, stream } of pieces) {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, sizeBytes - 1)];
    at += sizeBytes;
    if (first <= last) yield* stream({ start: first, end: last });
  }
}
