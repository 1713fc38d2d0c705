import { type FileHandle, open } from 'node:fs/promises';

/** A file inside a ZIP, as the ZIP's directory declares it. */
export interface ZipEntry {
  name: string;
  /** The declared unpacked size in bytes; unpacking may yield another one. */
  sizeBytes: number;
  /** The packed size in bytes, and the method: 0 = stored, 8 = deflated. */
  packedBytes: number;
  method: number;
  isEncrypted: boolean;
  /** CRC-32 of the unpacked bytes. */
  crc: number;
  /** The offset of its local header in the ZIP. */
  offset: number;
}

const endSignature = 0x06054b50;
const endBytes = 22;
const longestComment = 65_535;
const entrySignature = 0x02014b50;
const entryBytes = 46;
/** Marks a size or count that is stored elsewhere because it is too large (ZIP64); the portal needs no such file. */
const elsewhere = 0xffffffff;
const manyEntries = 0xffff;
const directoryAtMost = 8 * 1024 * 1024;

/** Reads a ZIP's directory without unpacking anything; undefined = not a complete ZIP. */
export async function readZipEntries(path: string): Promise<ZipEntry[] | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if ((await bytesAt(file, 0, 2)).toString('latin1') !== 'PK') return undefined;
    const tailAt = Math.max(0, size - endBytes - longestComment);
    const directory = directoryIn(await bytesAt(file, tailAt, size - tailAt), tailAt);
    if (directory === undefined) return undefined;
    return entriesOf(await bytesAt(file, directory.start, directory.length), directory.count);
  } finally {
    await file.close();
  }
}

/** Reads the directory of a ZIP in memory; undefined = not a complete ZIP. */
export function zipEntriesIn(zip: Buffer): ZipEntry[] | undefined {
  if (zip.toString('latin1', 0, 2) !== 'PK') return undefined;
  const tailAt = Math.max(0, zip.length - endBytes - longestComment);
  const directory = directoryIn(zip.subarray(tailAt), tailAt);
  if (directory === undefined) return undefined;
  const { start, length, count } = directory;
  return entriesOf(zip.subarray(start, start + length), count);
}

/** Finds a ZIP's directory by its end, which begins at `tailAt` in the file. */
function directoryIn(tail: Buffer, tailAt: number) {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    const isOneDisk = tail.readUInt32LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === count;
    // an ambiguous ZIP is refused: another program could unpack something else than was checked here
    if (!isOneDisk || count === manyEntries || length > directoryAtMost || start + length !== tailAt + at)
      return undefined;
    return { count, length, start };
  }
  return undefined;
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let read = 0; read < count; read += 1) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
    const sizeBytes = directory.readUInt32LE(at + 24);
    const packedBytes = directory.readUInt32LE(at + 20);
    const offset = directory.readUInt32LE(at + 42);
    const nameBytes = directory.readUInt16LE(at + 28);
    if ([sizeBytes, packedBytes, offset].includes(elsewhere)) return undefined;
    const nameAt = at + entryBytes;
    entries.push({
      name: directory.toString('utf8', nameAt, nameAt + nameBytes),
      sizeBytes,
      packedBytes,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      offset,
    });
    at = nameAt + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length ? entries : undefined;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
