/** A box of an MP4 file (ISO/IEC 14496-12): the offsets at which its content begins and ends. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** Up to `length` bytes of a file; fewer at the file's end. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>;

const headBytes = 8;
const longHeadBytes = 16;
/** Far more boxes than any part of a video that we look through has; it stops a file that is nothing but boxes. */
const boxesAtMost = 5000;

/**
 * Reads the boxes between two offsets, one by one, and stops at the first invalid one. A box may claim to end beyond
 * `end`: then the file was cut off.
 */
export async function* readBoxes(read: ReadBytes, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let count = 0; count < boxesAtMost && at + headBytes <= end; count += 1) {
    const bytes = await read(at, longHeadBytes);
    if (bytes.length < headBytes) return;
    const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let size = head.getUint32(0);
    let contentAt = at + headBytes;
    if (size === 0) size = end - at; // the last one, to the end of the file
    if (size === 1) {
      if (bytes.length < longHeadBytes) return;
      size = Number(head.getBigUint64(8)); // beyond 2^53 it ends beyond any file anyway
      contentAt = at + longHeadBytes;
    }
    if (at + size < contentAt) return;
    yield { type: String.fromCharCode(...bytes.subarray(4, 8)), start: contentAt, end: at + size };
    at += size;
  }
}

/** The boxes inside a box; each ends within it. */
export async function* boxesInside(read: ReadBytes, outer: Box): AsyncGenerator<Box> {
  for await (const box of readBoxes(read, outer.start, outer.end))
    yield { ...box, end: Math.min(box.end, outer.end) };
}
