import { readBoxes } from '../../../contract/files/mp4-boxes.ts';

/**
 * True if a video can start before it has loaded completely: its index (moov) comes before its data (mdat). Reads a few
 * bytes of the file; null = it does not look like an mp4. The server's check decides; this one only comes earlier.
 */
export async function isFastStart(file: Blob): Promise<boolean | null> {
  const read = async (position: number, length: number) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  let isMp4 = false;
  for await (const { type } of readBoxes(read, 0, file.size)) {
    isMp4 ||= type === 'ftyp';
    if (!isMp4) return null;
    if (type === 'moov') return true;
    if (type === 'mdat' || type === 'moof') return false;
  }
  return null;
}
