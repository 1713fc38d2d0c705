import { pagePictureSize } from '../../../contract/images/images.ts';
import { bandColour } from '../../../contract/settings/brand-colours.ts';
import { coloursOf } from '../../../contract/settings/portal-settings.ts';
import type { Portal } from '../../context/context.ts';
import { linesOf, outlineOf } from '../../platform/drawing/outlines.ts';
import { drawJpeg } from '../../platform/media/image-process.ts';
import { emblem } from '../settings/portal-icon.ts';

/** Sites that show previews reject larger ones. */
const bytesAtMost = 100_000;

const [width, height] = pagePictureSize;
/** The layout of a picture: text on the left, the cover on the right. */
const margin = 64;
const cover = { left: 700, top: 0, width: width - 700, height };
const wordsWidth = cover.left - 2 * margin;

/** The sizes of a title, largest first, each with the number of lines that fit. */
const titleForms = [
  { size: 68, most: 4 },
  { size: 56, most: 5 },
  { size: 46, most: 6 },
];

/**
 * Draws the preview picture of a page as JPEG: its title on the institute's band, the portal's name below, and the
 * cover beside them. `bytes` is a picture or a drawing.
 */
export async function drawPagePicture(
  portal: Pick<Portal, 'settings'>,
  { title, bytes }: { title: string; bytes: Uint8Array },
): Promise<Uint8Array> {
  const settings = portal.settings.current;
  const line = (text: string, y: number, size: number, fill: string, weight: 400 | 650 = 400, x = margin) =>
    `<g transform="translate(${x} ${y})" fill="${fill}">${outlineOf(text.toWellFormed(), size, weight)}</g>`;
  const form = titleForms.find(({ size, most }) => !endsShort(title, size, most)) ?? { size: 46, most: 6 };
  const lines = linesOf(title.toWellFormed(), { ...form, width: wordsWidth });
  const lead = form.size * 1.18;
  const top = margin + form.size;
  const [name = ''] = linesOf(settings.name.toWellFormed(), { width: wordsWidth - 84, most: 1, size: 30 });
  const [institute = ''] = linesOf(settings.institute.toWellFormed(), {
    width: wordsWidth - 84,
    most: 1,
    size: 22,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${bandColour(coloursOf(settings))}"/>
${lines.map((text, index) => line(text, top + index * lead, form.size, '#fff', 650)).join('\n')}
${emblem(portal).replace('<svg ', `<svg x="${margin}" y="${height - margin - 60}" width="60" height="60" `)}
${line(name, height - margin - 34, 30, '#fff', 650, margin + 84)}
${line(institute, height - margin - 2, 22, '#cfe3dc', 400, margin + 84)}
</svg>`;
  return drawJpeg(Buffer.from(svg), [{ bytes, ...cover }], bytesAtMost);
}

const endsShort = (title: string, size: number, most: number): boolean =>
  linesOf(title, { width: wordsWidth, most, size }).at(-1)?.endsWith('…') === true && !title.endsWith('…');
