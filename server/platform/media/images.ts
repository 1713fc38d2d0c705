import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp';
import { imageSideCap } from '../../../contract/content/file-kinds.ts';
import { imageWidths, thumbnailSide } from '../../../contract/content/images.ts';
import { fileRefusal } from '../files/file-refusal.ts';
import type { FileStore } from '../files/files.ts';
import { openLimit } from '../process/limit.ts';

// One core for pictures and one picture at a time: uploads by staff leave the rest of the machine to readers.
sharp.concurrency(1);

const decodeSeconds = 60;
const formats = {
  webp: { quality: 78, effort: 4 },
  // effort 4 takes fifteen times as long for files a hundredth smaller
  avif: { quality: 50, effort: 2 },
} as const;
export type ImageFormat = keyof typeof formats;
export const imageFormats = Object.keys(formats) as ImageFormat[];

/** A part of a picture in pixels of the picture as it is seen, turned upright. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A stored picture: its bare file name; pixels and bytes are those of its largest form. */
export interface StoredImage {
  name: string;
  width: number;
  height: number;
  sizeBytes: number;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const inTurn = openLimit(1);

/**
 * Re-encodes a picture (upright, sRGB, its first frame, without metadata) in the widths that pages ask for and as a
 * square, never larger than it came, under a name made of its content and its crop: the same picture is stored once
 * and may be cached for ever. Refuses (400) what cannot be decoded. Storing it again makes its files new, which is
 * what keeps the clean-up job from them until a row names them.
 */
export function encodeImage(
  files: FileStore,
  folders: readonly string[],
  bytes: Uint8Array,
  options: { crop?: Crop | undefined; formats?: readonly ImageFormat[] } = {},
): Promise<StoredImage> {
  return inTurn(async () => {
    const { crop } = options;
    const hash = createHash('sha256').update(bytes);
    if (crop !== undefined) hash.update(`\0${crop.left},${crop.top},${crop.width},${crop.height}`);
    const stem = hash.digest('hex').slice(0, 32);
    const largest = await decode(bytes, crop);
    let sizeBytes = 0;
    for (const [suffix, pixels] of await formsOf(largest))
      for (const format of options.formats ?? imageFormats) {
        const made = await sharp(pixels.data, { raw: pixels.info })
          .toFormat(format, formats[format])
          .toBuffer();
        await Promise.all(folders.map((folder) => files.put(`${folder}/${stem}${suffix}.${format}`, made)));
        if (suffix === '' && format === 'webp') sizeBytes = made.byteLength;
      }
    return { name: `${stem}.webp`, width: largest.info.width, height: largest.info.height, sizeBytes };
  });
}

/** The largest form as bare pixels: what follows decodes nothing again. */
async function decode(bytes: Uint8Array, crop: Crop | undefined): Promise<Pixels> {
  const upright = sharp(bytes, { limitInputPixels: imageSideCap ** 2, failOn: 'error', density: 144 })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();
  const kept = crop === undefined ? upright : upright.extract(crop);
  try {
    return await kept
      .resize({ width: imageWidths[0], withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw fileRefusal('badPicture'); // its head was sound, what follows is not; which part helps nobody
  }
}

/** Every form by what its file name adds: the widths, largest first, and the square. */
async function formsOf(largest: Pixels): Promise<[string, Pixels][]> {
  const resized = (to: ResizeOptions) =>
    sharp(largest.data, { raw: largest.info }).resize(to).raw().toBuffer({ resolveWithObject: true });
  const [, ...smaller] = imageWidths;
  const side = Math.min(thumbnailSide, largest.info.width, largest.info.height);
  const forms: [string, Pixels][] = [['', largest]];
  for (const width of smaller) forms.push([`-${width}`, await resized({ width, withoutEnlargement: true })]);
  forms.push(['-thumb', await resized({ width: side, height: side, fit: 'cover' })]);
  return forms;
}
