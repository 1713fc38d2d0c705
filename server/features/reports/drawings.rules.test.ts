import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf, svgOf } from '../../platform/drawing/drawing.ts';
import { linesOf, widthOf } from '../../platform/drawing/outlines.ts';
import { drawGender } from './draw-gender.ts';
import { drawQuestions } from './draw-questions.ts';
import { partLook } from './draw-sheet.ts';

const heading = { title: 'Accesos Hombre / Mujer', subtitle: 'Curso <uno> & «dos»' };
const figures = { countMasculino: 968, countFemenino: 1284 };
const failed = (questionName: string, questionCountFailed: number) => ({
  questionId: 1,
  questionCountAsked: 200,
  questionName,
  questionCountFailed,
});

/** The text of an SVG, read by a parser. */
function read(svg: string) {
  expect(XMLValidator.validate(svg)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    trimValues: false,
    isArray: (name) => /^(?:text|path)$/.test(name),
  });
  const { svg: root } = parser.parse(svg);
  const texts = (root.text as (string | { '#text': string })[]).map((text) =>
    typeof text === 'string' ? text : String(text['#text']),
  );
  const wordsOf = (node: unknown) =>
    typeof node === 'object' ? (node as { '#text': string })['#text'] : node;
  return {
    root,
    texts,
    title: wordsOf(root.title),
    description: wordsOf(root.desc),
    paths: root.path as Record<string, string>[],
  };
}

/** The number of pixels of a picture that have the colour '#rrggbb'. */
async function pixelCounter(png: Uint8Array): Promise<(colour: string) => number> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  return (colour) => {
    const wanted = Buffer.from(`${colour.slice(1)}ff`, 'hex').readUInt32LE();
    return pixels.reduce((sum, pixel) => (pixel === wanted ? sum + 1 : sum), 0);
  };
}

test('the pie is an image with a name, a description and its labels as text', () => {
  const { root, texts, title, description } = read(svgOf(drawGender(figures, heading, 0)));
  expect(root['@_role']).toBe('img');
  expect(title).toBe('Accesos Hombre / Mujer');
  expect(description).toBe('Curso <uno> & «dos». Mujer: 1284 (57 %). Hombre: 968 (43 %). En total: 2252.');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Mujer',
      '57 %',
      'Hombre',
      '43 %',
      '1\u00a0284',
      '968',
      'Mujer, 57 %',
      'Hombre, 43 %',
    ]),
  );
});

test('the picture has as much of each colour as its part, and its text without any font of the machine', async () => {
  const drawing = drawGender(figures, heading, 0);
  const png = await pngOf(drawing);
  const { format, width, height } = await sharp(png).metadata();
  expect([format, width, height]).toEqual(['png', 2 * drawing.width, 2 * drawing.height]);
  const countOf = await pixelCounter(png);
  const [mujer = 0, hombre = 0] = [0, 1].map((part) => countOf(partLook(0, part).fill));
  expect(mujer / (mujer + hombre)).toBeCloseTo(0.57, 1);
  const shapes = drawing.marks.filter((mark) => !('text' in mark));
  const inShapes = await pixelCounter(await pngOf({ ...drawing, marks: shapes }));
  expect(inShapes('#1d2a2a')).toBe(0);
  expect(countOf('#1d2a2a')).toBeGreaterThan(5000);
});

test('the title of a picture is as wide as in our own font', async () => {
  const drawing = drawGender(figures, heading, 0);
  const line = { left: 0, top: 80, width: 2 * drawing.width, height: 70 };
  const { data, info } = await sharp(await pngOf(drawing))
    .extract(line)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = [...data.keys()].filter((at) => (data[at] ?? 255) < 128).map((at) => at % info.width);
  const [first, last] = [Math.min(...inked), Math.max(...inked)];
  expect(Math.abs(last - first - 2 * widthOf(heading.title, 28, 650))).toBeLessThan(8);
});

test('a chart without figures says so', () => {
  const none = { countMasculino: 0, countFemenino: 0 };
  expect(read(svgOf(drawGender(none, heading, 0))).texts).toContain(
    'Todavía nadie ha entrado en este período.',
  );
  expect(read(svgOf(drawQuestions([], heading, 0))).texts).toContain(
    'Nadie ha fallado una pregunta en este período.',
  );
});

test('bars are as long as their counts, under the text of their question', () => {
  const { texts, paths } = read(
    svgOf(drawQuestions([failed('¿Una?', 100), failed('¿Dos?', 25)], heading, 3)),
  );
  expect(texts.slice(2)).toEqual(['¿Una?', '100 de 200', '¿Dos?', '25 de 200']);
  const lengthOf = (path: Record<string, string> | undefined) =>
    Number(/h([\d.]+)v/.exec(path?.['@_d'] ?? '')?.[1]);
  const [, whole, , quarter] = paths.map(lengthOf);
  expect((quarter ?? 0) / (whole ?? 1)).toBeCloseTo(0.25, 2);
});

test('texts of any kind make a drawing that can be read', async () => {
  const names = ['a'.repeat(900), '李 \u0000 \ud800 <b>&amp;</b> ]]>', '', ' \n ', 'مرحبا', '🙂'.repeat(300)];
  const drawing = drawQuestions(
    names.map((name) => failed(name, 7)),
    { ...heading, subtitle: 'x '.repeat(999) },
    1,
  );
  read(svgOf(drawing));
  expect((await sharp(await pngOf(drawing)).metadata()).format).toBe('png');
});

test('lines keep to their width and their number, and say that something is left out', () => {
  const text = '¿Hasta qué día puede depositar el empleador los aportes de cada mes?';
  const lines = linesOf(text, { width: 200, most: 9, size: 18 });
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(widthOf(line, 18)).toBeLessThanOrEqual(200);
  const two = linesOf(text, { width: 200, most: 2, size: 18 });
  expect(two).toHaveLength(2);
  expect(two[1]).toMatch(/…$/);
  expect(widthOf(two[1] ?? '', 18)).toBeLessThanOrEqual(200);
  expect(linesOf('', { width: 200, most: 2, size: 18 })).toEqual([]);
  const broken = linesOf('m'.repeat(60), { width: 200, most: 9, size: 18 });
  expect(broken.join('')).toBe('m'.repeat(60));
  expect(linesOf('corto', { width: 200, most: 1, size: 18 })).toEqual(['corto']);
});
