import { escapeXml } from '../../../contract/text/text.ts';
import { drawPng } from '../media/image-process.ts';
import { outlineOf, type Weight, widthOf } from './outlines.ts';

/** One line of text; `x` is its start, middle or end. */
export interface TextMark {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
}

interface ShapeMark {
  /** The data of an SVG path. */
  path: string;
  fill: string;
  /** The colour of the outline. */
  stroke?: string | undefined;
  /** Moves the path's origin. */
  at?: { x: number; y: number };
}

/** A drawing on white, with its alternative text. */
export interface Drawing {
  width: number;
  height: number;
  title: string;
  description: string;
  marks: readonly (TextMark | ShapeMark)[];
}

const family = "'Atkinson Hyperlegible Next', 'Atkinson Next', system-ui, sans-serif";

function shapeOf({ path, fill, stroke, at }: ShapeMark): string {
  const place = at === undefined ? '' : ` transform="translate(${at.x} ${at.y})"`;
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="1.5"`;
  return `<path${place} d="${path}" fill="${fill}"${edge}/>`;
}

function letters({ text, x, y, size, fill, weight = 400, anchor = 'start' }: TextMark): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

const shift = { start: 0, middle: 0.5, end: 1 };
function outlines({ text, x, y, size, fill, weight = 400, anchor = 'start' }: TextMark): string {
  const line = text.toWellFormed();
  const left = x - shift[anchor] * widthOf(line, size, weight);
  return `<g transform="translate(${left} ${y})" fill="${fill}">${outlineOf(line, size, weight)}</g>`;
}

function svgWith(drawing: Drawing, textOf: (mark: TextMark) => string): string {
  const { width, height, title, description, marks } = drawing;
  const drawn = marks.map((mark) => ('text' in mark ? textOf(mark) : shapeOf(mark)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" aria-describedby="description" font-family="${family}" lang="es">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(description)}</desc>
<rect width="${width}" height="${height}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

/** Writes a drawing as SVG whose text stays text: it can be searched, read aloud and changed. */
export const svgOf = (drawing: Drawing): string => svgWith(drawing, letters);

const density = 2;

/** Renders a drawing as PNG; its text is drawn as outlines, since the machine may have no font. */
export async function pngOf(drawing: Drawing): Promise<Uint8Array> {
  return drawPng(Buffer.from(svgWith(drawing, outlines)), { density: 72 * density });
}
