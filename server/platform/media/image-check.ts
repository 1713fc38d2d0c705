import { fileKinds, imageSideCap } from '../../../contract/files/file-kinds.ts';
import { fileRefusal } from '../files/file-refusal.ts';
import { inspectPixels } from './image-process.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);

/** The accepted formats by their first bytes; nothing else reaches a decoder. */
const beginnings: Record<string, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  gif: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)),
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  heif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, 64)),
};

/**
 * Finds the size in pixels of an uploaded picture, turned upright. Its content decides the type (spec 6.6). Refuses
 * other types (415), sides over the cap (413) and broken files (400) before any pixel is decoded.
 */
export async function inspectImage(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; isAnimated: boolean }> {
  const format = Object.keys(beginnings).find((name) => beginnings[name]?.(bytes));
  if (format === undefined) throw fileRefusal('wrongFileKind', { taken: fileKinds.picture.taken });
  const read = await inspectPixels(bytes);
  if (read.format !== format) throw fileRefusal('badPicture');
  if (format === 'heif' && read.compression !== 'av1')
    throw fileRefusal('wrongFileKind', { taken: fileKinds.picture.taken });
  const { width, height, isAnimated } = read;
  if (Math.max(width, height) > imageSideCap) throw fileRefusal('pictureTooWide', { pixels: imageSideCap });
  return { width, height, isAnimated };
}
