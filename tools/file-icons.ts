import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the file type icons that /images/index/{type}.png serves (spec 6.6) and the page of laws shows: a sheet of
 * paper with the name of its format. Run it by hand when the drawing changes; its output is committed.
 */
const folder = 'web/assets/images/index';
const font = 'server/platform/pdf/fonts/atkinson-next-650.ttf';
const side = 96;
const tints: Record<string, string> = {
  pdf: '#b4472b',
  doc: '#2f5d9b',
  docx: '#2f5d9b',
  xml: '#0b5a50',
  mp4: '#714c00',
};

const sheet = (tint: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-5 0 56 56">
  <path fill="#fffdf8" stroke="#d9d2c3" stroke-width="2" d="M5 2h24l13 13v35a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z"/>
  <path fill="#d9d2c3" d="M29 2v9a4 4 0 0 0 4 4h9z"/>
  <rect fill="${tint}" x="0" y="29" width="40" height="18" rx="4"/>
</svg>`;
/** The middle of the label, in pixels of the drawing. */
const label = { x: ((20 + 5) / 56) * side, y: (38 / 56) * side };

mkdirSync(folder, { recursive: true });
for (const [type, tint] of Object.entries(tints)) {
  const text = `<span foreground="#fffdf8">${type.toUpperCase()}</span>`;
  const name = await sharp({
    text: { text, font: 'Atkinson Hyperlegible Next 20px', fontfile: font, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  await sharp(Buffer.from(sheet(tint)))
    .composite([
      {
        input: name.data,
        left: Math.round(label.x - name.info.width / 2),
        top: Math.round(label.y - name.info.height / 2),
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${type}.png`));
}
