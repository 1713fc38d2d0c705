import { createHash } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';
import { type Crop, encodeForms, type ImageFormat } from './image-process.ts';

export const imageFormats: readonly ImageFormat[] = ['webp', 'avif'];

/** A stored picture: its file name without path; pixels and bytes are those of its largest form. */
export interface StoredImage {
  name: string;
  width: number;
  height: number;
  sizeBytes: number;
}

/** The beginning of the names of a picture's forms: a digest of its content and crop. */
export function pictureStem(bytes: Uint8Array, crop?: Crop): string {
  const hash = createHash('sha256').update(bytes);
  if (crop !== undefined) hash.update(`\0${crop.left},${crop.top},${crop.width},${crop.height}`);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Re-encodes a picture (upright, sRGB, first frame, without metadata) in the widths that pages use and as a square,
 * never enlarged. Its name is made from content and crop, so the same picture is stored once and may be cached for
 * ever. Refuses (400) a picture that cannot be decoded. Storing it again renews the files' age, which protects them
 * from the clean-up job until a row names them.
 */
export async function encodeImage(
  files: FileStore,
  folders: readonly string[],
  bytes: Uint8Array,
  { crop }: { crop?: Crop | undefined } = {},
): Promise<StoredImage> {
  const stem = pictureStem(bytes, crop);
  const { width, height, forms } = await encodeForms(bytes, crop, imageFormats);
  for (const form of forms)
    await Promise.all(
      folders.map((folder) => files.put(`${folder}/${stem}${form.suffix}.${form.format}`, form.bytes)),
    );
  const largest = forms.find(({ suffix, format }) => suffix === '' && format === 'webp');
  return { name: `${stem}.webp`, width, height, sizeBytes: largest?.bytes.byteLength ?? 0 };
}
