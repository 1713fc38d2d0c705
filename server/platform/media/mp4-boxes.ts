import type { FileHandle } from 'node:fs/promises';

/** A box of an MP4 file (ISO/IEC 14496-12): where its content begins, and where it ends. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

const headBytes = 8;
const longHeadBytes = 16;
/** Far more boxes than any part of a film has that we look through; a file of nothing but boxes ends here. */
const boxesAtMost = 5000;

/**
 * The boxes between two offsets, one after the other; ends before what is no box.
 * A box may say to end beyond `end`: then the file was cut off.
 */
export async function* readBoxes(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let read = 0; read < boxesAtMost && at + headBytes <= end; read += 1) {
    const head = await bytesAt(file, at, longHeadBytes);
    if (head.length < headBytes) return;
    const type = head.toString('latin1', 4, 8);
    let size = head.readUInt32BE(0);
    let contentAt = at + headBytes;
    if (size === 0) size = end - at; // the last one, to the end of the file
    if (size === 1) {
      if (head.length < longHeadBytes) return;
      size = Number(head.readBigUInt64BE(8)); // beyond 2^53 it ends beyond any file anyway
      contentAt = at + longHeadBytes;
    }
    if (at + size < contentAt) return;
    yield { type, start: contentAt, end: at + size };
    at += size;
  }
}

/** The boxes inside a box, none ending beyond it. */
export async function* boxesInside(file: FileHandle, outer: Box): AsyncGenerator<Box> {
  for await (const box of readBoxes(file, outer.start, outer.end))
    yield { ...box, end: Math.min(box.end, outer.end) };
}

/** Up to `length` bytes of a file; fewer at its end. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
