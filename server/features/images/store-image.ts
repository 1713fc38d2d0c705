import { readFile } from 'node:fs/promises';
import type { CropInput, ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type { ImageFolder } from '../../../contract/images/images.ts';
import type { Context } from '../../context/context.ts';
import { inspectImage } from '../../platform/media/image-check.ts';
import { encodeImage } from '../../platform/media/images.ts';
import { cropOf } from './crop.rules.ts';

export interface Picture {
  /** The file name without path. */
  path: string;
  /** Width in pixels of its largest form. */
  width: number;
  height: number;
  /** Bytes of its largest WebP. */
  sizeBytes: number;
  /** True if the picture moved: only its first frame is kept. */
  isAnimated: boolean;
}

/**
 * Stores an uploaded picture, or a crop of it, in the forms that pages use (spec 6.6). Takes a second or two, so it
 * is never called inside a transaction. Refuses other kinds of file (415), too many pixels (413), broken files and a
 * crop that does not fit (400).
 */
export async function storeImage(
  context: Context,
  file: ReceivedFile,
  folder: ImageFolder,
  crop: CropInput,
): Promise<Picture> {
  return storeImageBytes(context, await readFile(file.path), folder, crop);
}

/** Like storeImage, for bytes from inside another file. */
export async function storeImageBytes(
  context: Context,
  bytes: Uint8Array,
  folder: ImageFolder,
  crop: CropInput = {},
): Promise<Picture> {
  const { isAnimated, ...whole } = await inspectImage(bytes);
  const part = cropOf(crop, whole);
  const { name, ...size } = await encodeImage(context.files, [folder], bytes, { crop: part });
  return { path: name, ...size, isAnimated };
}
