import { type ImageFolder, imageWidths } from '../../../contract/images/images.ts';
import type { Context } from '../../context/context.ts';
import { imageFormats } from '../../platform/media/images.ts';

const ourName = /^[\da-f]{32}\.webp$/;
const suffixes = ['', ...imageWidths.slice(1).map((width) => `-${width}`), '-thumb'];

/**
 * Tells whether a picture with these bytes as its largest size is stored already, and renews the age of its files,
 * which protects them from the clean-up until a row names them. Encoding it again would lose quality.
 */
export async function renewImage(
  { files }: Context,
  folder: ImageFolder,
  name: string,
  largest: Uint8Array,
): Promise<boolean> {
  if (!ourName.test(name) || !(await files.has(`${folder}/${name}`))) return false;
  if (!Buffer.from(await files.read(`${folder}/${name}`)).equals(largest)) return false;
  const stem = name.replace(/\.webp$/, '');
  for (const suffix of suffixes)
    for (const format of imageFormats) {
      const key = `${folder}/${stem}${suffix}.${format}`;
      if (await files.has(key)) await files.put(key, await files.read(key));
    }
  return true;
}
