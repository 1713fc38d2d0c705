import { expect, test } from 'vitest';
import { isFastStart } from './mp4-start.ts';

function box(type: string, bytes: number): Uint8Array {
  const made = new Uint8Array(bytes);
  new DataView(made.buffer).setUint32(0, bytes);
  made.set(new TextEncoder().encode(type), 4);
  return made;
}
function longBox(type: string, bytes: number): Uint8Array {
  const made = box(type, bytes);
  const head = new DataView(made.buffer);
  head.setUint32(0, 1);
  head.setBigUint64(8, BigInt(bytes));
  return made;
}
const fileOf = (...boxes: Uint8Array[]) => new Blob(boxes as BlobPart[]);
const [ftyp, moov, mdat, free] = [box('ftyp', 24), box('moov', 80), box('mdat', 400), longBox('free', 64)];

test('a video starts at once when its directory comes before its pictures', async () => {
  expect(await isFastStart(fileOf(ftyp, free, moov, mdat))).toBe(true);
  expect(await isFastStart(fileOf(ftyp, free, mdat, moov))).toBe(false);
});

test('what is no mp4, or is cut off, is not judged', async () => {
  expect(await isFastStart(fileOf(new TextEncoder().encode('%PDF-1.4 and more of it')))).toBeNull();
  expect(await isFastStart(fileOf(ftyp, free))).toBeNull();
  expect(await isFastStart(fileOf(ftyp, box('free', 8).fill(0, 0, 4), moov))).toBeNull();
  expect(await isFastStart(new Blob([]))).toBeNull();
});
