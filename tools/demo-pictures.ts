import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { motifs } from '../database/seed/seed-types.ts';
import { encodeForms } from '../server/platform/media/image-process.ts';
import { imageFormats, pictureStem } from '../server/platform/media/images.ts';

/**
 * Encodes the drawings of the demonstration content like uploaded pictures, under their stored names. Run it by hand
 * when a drawing changes; its output is committed, because encoding took most of a first start.
 */
const folder = 'database/seed/pictures';

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const motif of motifs) {
  const drawing = await readFile(join('database/seed/drawings', `${motif}.svg`));
  const { forms } = await encodeForms(drawing, undefined, imageFormats);
  for (const { suffix, format, bytes } of forms)
    await writeFile(join(folder, `${pictureStem(drawing)}${suffix}.${format}`), bytes);
}
