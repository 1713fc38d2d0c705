import { readFileSync } from 'node:fs';
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';

/** The weights of Atkinson Next in this folder. */
export type Weight = 400 | 650;

/** Shared by the process: files of the program. */
const fonts = new Map<string, Font>();

function fontOf(run: string, weight: Weight): Font {
  const name = `${run.startsWith('0') ? 'aula-cero' : 'atkinson-next'}-${weight}`;
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const file = new URL(`../pdf/fonts/${name}.ttf`, import.meta.url);
  const font = new Font(new Face(new Blob(readFileSync(file))));
  fonts.set(name, font);
  return font;
}

const unitsPerEm = 1000;

/**
 * The glyphs of a line in their order, in units of the font; a character that the font lacks is an empty box. Zeros come
 * from a font of their own: that of the family is slashed.
 */
function glyphsOf(line: string, weight: Weight) {
  const runs = line.normalize('NFC').split(/(0+)/);
  return runs.filter(Boolean).flatMap((run) => {
    const font = fontOf(run, weight);
    const text = new Text();
    text.addText(run);
    text.guessSegmentProperties();
    shape(font, text);
    return text.getGlyphInfosAndPositions().map((glyph) => ({ ...glyph, font }));
  });
}

export function widthOf(line: string, size: number, weight: Weight = 400): number {
  const units = glyphsOf(line, weight).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return (units * size) / unitsPerEm;
}

/** Draws a line as SVG outlines from the origin on, so that a machine without any font draws it the same. */
export function outlineOf(line: string, size: number, weight: Weight = 400): string {
  const scale = size / unitsPerEm;
  let pen = 0;
  const paths = glyphsOf(line, weight).map(({ font, codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const place = `translate(${pen + xOffset} ${yOffset})`;
    pen += xAdvance;
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
  });
  return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/**
 * Breaks a text into lines of at most `width` pixels, at most `most` of them; the last ends in '…' where something is
 * left out. A word wider than a line is broken.
 */
export function linesOf(text: string, { width, most, size }: { width: number; most: number; size: number }) {
  const fits = (line: string) => widthOf(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (!fits(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
    if (lines.length >= most) break;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = [...last].slice(0, -1).join('');
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}
