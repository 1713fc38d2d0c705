const mostBoxes = 50;
const headBytes = 16;

/**
 * Whether a video can start before it has come whole: its directory (moov) stands before its pictures (mdat). Reads a
 * few bytes of the file; null = it does not look like an mp4. The server's word counts; this one comes before the sending.
 */
export async function isFastStart(file: Blob): Promise<boolean | null> {
  let offset = 0;
  for (let count = 0; count < mostBoxes && offset + 8 <= file.size; count += 1) {
    const head = new DataView(await file.slice(offset, offset + headBytes).arrayBuffer());
    const type = String.fromCharCode(...new Uint8Array(head.buffer, 4, 4));
    if (count === 0 && type !== 'ftyp') return null;
    if (type === 'moov') return true;
    if (type === 'mdat' || type === 'moof') return false;
    const size = sizeOf(head);
    if (size < 8) return null;
    offset += size;
  }
  return null;
}

/** Of a box in bytes: 32 bits, or 64 behind its type; 0 = up to the end of the file. */
function sizeOf(head: DataView): number {
  const short = head.getUint32(0);
  return short === 1 && head.byteLength === headBytes ? Number(head.getBigUint64(8)) : short;
}
