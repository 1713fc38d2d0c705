import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageWidths, thumbnailSide } from '../../contract/images.ts';
import type { FileStore } from './files.ts';

const pixelLimit = 64_000_000; // 8,000 × 8,000

/**
 * Re-encodes a picture as WebP in the sizes that pages ask for, without its metadata, under a name made of its
 * content: the same picture is stored once and may be cached for ever. Answers the bare file name.
 */
export async function storeImage(
  files: FileStore,
  folders: readonly string[],
  bytes: Uint8Array,
): Promise<string> {
  const source = await sharp(bytes, { limitInputPixels: pixelLimit, density: 144 }).rotate().toBuffer();
  const stem = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  const encode = (width: number, height?: number) =>
    sharp(source)
      .resize({ width, ...(height === undefined ? {} : { height, fit: 'cover' as const }) })
      .webp({ quality: 78, effort: 4 })
      .toBuffer();
  const [largest, ...smaller] = imageWidths;
  const made = [
    { name: `${stem}.webp`, bytes: await encode(largest) },
    ...(await Promise.all(
      smaller.map(async (width) => ({ name: `${stem}-${width}.webp`, bytes: await encode(width) })),
    )),
    { name: `${stem}-thumb.webp`, bytes: await encode(thumbnailSide, thumbnailSide) },
  ];
  for (const folder of folders)
    for (const image of made) await files.put(`${folder}/${image.name}`, image.bytes);
  return `${stem}.webp`;
}
