import { readFile } from 'node:fs/promises';
import type { CropInput, ReceivedFile } from '../../../contract/content/file-kinds.ts';
import type { ImageFolder } from '../../../contract/content/images.ts';
import type { Context } from '../../context/context.ts';
import { inspectImage } from '../../platform/media/image-check.ts';
import { encodeImage } from '../../platform/media/images.ts';
import { cropOf } from './crop.rules.ts';

export interface Picture {
  /** The bare file name. */
  path: string;
  /** In pixels, of its largest form. */
  width: number;
  height: number;
  /** Of its largest WebP. */
  sizeBytes: number;
}

/**
 * Stores an uploaded picture, or a part of it, in the forms that pages ask for (spec 6.6). It takes a second or
 * two: call it before a transaction, never in one. Refuses other kinds of file (415), too many pixels (413), what is
 * broken and a crop that does not fit (400).
 */
export async function storeImage(
  context: Context,
  file: ReceivedFile,
  folder: ImageFolder,
  crop: CropInput,
): Promise<Picture> {
  return storeImageBytes(context, await readFile(file.path), folder, crop);
}

/** As storeImage, of bytes that came inside another file. */
export async function storeImageBytes(
  context: Context,
  bytes: Uint8Array,
  folder: ImageFolder,
  crop: CropInput = {},
): Promise<Picture> {
  const part = cropOf(crop, await inspectImage(bytes));
  const { name, ...size } = await encodeImage(context.files, [folder], bytes, { crop: part });
  return { path: name, ...size };
}
