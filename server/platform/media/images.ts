import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp';
import { imageSideCap } from '../../../contract/content/file-kinds.ts';
import { imageWidths, thumbnailSide } from '../../../contract/content/images.ts';
import { fileRefusal } from '../files/file-refusal.ts';
import type { FileStore } from '../files/files.ts';
import { openLimit } from '../process/limit.ts';

// One core and one picture at a time, so that uploads by staff do not slow down readers.
sharp.concurrency(1);

const decodeSeconds = 60;
const formats = {
  webp: { quality: 78, effort: 4 },
  // effort 4 takes fifteen times as long and saves only a hundredth of the bytes
  avif: { quality: 50, effort: 2 },
} as const;
export type ImageFormat = keyof typeof formats;
export const imageFormats = Object.keys(formats) as ImageFormat[];

/** A crop in pixels of the upright picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A stored picture: its file name without path; pixels and bytes are those of its largest form. */
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

const runExclusive = openLimit(1);

/**
 * Re-encodes a picture (upright, sRGB, first frame, without metadata) in the widths that pages use and as a square,
 * never enlarged. Its name is made from content and crop, so the same picture is stored once and may be cached for
 * ever. Refuses (400) a picture that cannot be decoded. Storing it again renews the files' age, which protects them
 * from the clean-up job until a row names them.
 */
export function encodeImage(
  files: FileStore,
  folders: readonly string[],
  bytes: Uint8Array,
  options: { crop?: Crop | undefined; formats?: readonly ImageFormat[] } = {},
): Promise<StoredImage> {
  return runExclusive(async () => {
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

/** Decodes the largest form to raw pixels, so that the other forms need no decoding. */
async function decode(bytes: Uint8Array, crop: Crop | undefined): Promise<Pixels> {
  const upright = sharp(bytes, { limitInputPixels: imageSideCap ** 2, failOn: 'error', density: 144 })
    .timeout({ seconds: decodeSeconds })
    .autoOrient();
  const cropped = crop === undefined ? upright : upright.extract(crop);
  try {
    return await cropped
      .resize({ width: imageWidths[0], withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw fileRefusal('badPicture'); // its header was valid, the rest is not
  }
}

/** Every form by the suffix of its file name: the widths, largest first, and the square. */
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
