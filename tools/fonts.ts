/**
 * Makes the committed fonts again from the upstream variable fonts:
 *
 *   node tools/fonts.ts <source dir>
 *
 * The source directory holds, from the tip of each repository,
 *   Fraunces[SOFT,WONK,opsz,wght].ttf    github.com/undercasetype/Fraunces, fonts/variable (7ccdec3)
 *   AtkinsonHyperlegibleNext[wght].ttf   github.com/googlefonts/atkinson-hyperlegible-next, fonts/variable (7925f50)
 * and their OFL.txt as OFL-Fraunces.txt and OFL-Atkinson.txt, and of the npm package @fontsource-variable/fraunces 5.3.0
 * (the same design, cut by its makers) fraunces-latin-ext-full-normal.woff2 and fraunces-vietnamese-full-normal.woff2.
 *
 * web/fonts/aula-cero.woff2 is not made here: it is one glyph, Atkinson's zero without its slash, drawn by hand for all
 * weights (OFL, under the name Aula Cero). The static ones for paper are cut from it.
 *
 * The browser gets small woff2 files with what Spanish needs. Certificates and documents get static fonts
 * (Typst ignores the axes of a variable font) with all of Latin-1 and Latin Extended-A, for people's names.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FRAUNCES = 'Fraunces[SOFT,WONK,opsz,wght].ttf';
const ATKINSON = 'AtkinsonHyperlegibleNext[wght].ttf';
const WEB = 'web/fonts';
const PDF = 'server/platform/pdf/fonts';

/** Kerning, marks and ligatures that shape text by default, and the tabular figures for tables. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rvrn', 'tnum', 'lnum'];

/** Fraunces as the portal uses it: cut for headings (optical size 48), neither soft nor wonky. */
const HEADING_AXES = { opsz: 48, SOFT: 0, WONK: 0 };

/** Neither family has arrows or a tick: the interface draws those as icons. */
const SPANISH = `${range(0x20, 0x7e)}\u00a0ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’–—…·•°ºª€×÷±≥≤`;

/** Names of neighbours: files of their own, loaded by pages that have such a letter (tokens.css, `unicode-range`). */
const NEIGHBOURS = 'àâäãåçèêëìîïòôöõùûÿÀÂÄÃÅÇÈÊËÌÎÏÒÔÖÕÙÛ';

/** Latin-1, Latin Extended-A, the Romanian letters, combining accents, and the signs above. */
const NAMES = [
  SPANISH,
  range(0xa0, 0x17f),
  'ȘșȚțẞ',
  range(0x300, 0x30c),
  '\u0326\u0327\u0328\u2011\u2212',
].join('');

const HEADING = { ...HEADING_AXES, wght: 560 };
const READING = { wght: { min: 400, max: 700 } };

const FONTS = [
  { source: FRAUNCES, target: `${WEB}/fraunces.woff2`, text: SPANISH, axes: HEADING },
  { source: FRAUNCES, target: `${WEB}/fraunces-neighbours.woff2`, text: NEIGHBOURS, axes: HEADING },
  { source: ATKINSON, target: `${WEB}/atkinson-next.woff2`, text: SPANISH, axes: READING },
  { source: ATKINSON, target: `${WEB}/atkinson-next-neighbours.woff2`, text: NEIGHBOURS, axes: READING },
  { source: FRAUNCES, target: `${PDF}/fraunces-440.ttf`, text: NAMES, axes: { ...HEADING_AXES, wght: 440 } },
  { source: FRAUNCES, target: `${PDF}/fraunces-560.ttf`, text: NAMES, axes: { ...HEADING_AXES, wght: 560 } },
  { source: ATKINSON, target: `${PDF}/atkinson-next-400.ttf`, text: NAMES, axes: { wght: 400 } },
  { source: ATKINSON, target: `${PDF}/atkinson-next-650.ttf`, text: NAMES, axes: { wght: 650 } },
];

/**
 * The other Latin letters that Fraunces has, each whole, in families of their own: a font that has the letter and the
 * accent apart would be taken first, and who copies the name from the PDF would get the letter twice. A name is as long as
 * the old one.
 */
const MORE = [440, 560].flatMap((wght) => [
  {
    source: 'fraunces-latin-ext-full-normal.woff2',
    target: `${PDF}/fraunces-more-${wght}.ttf`,
    family: 'FrauMore',
    wght,
  },
  {
    source: 'fraunces-vietnamese-full-normal.woff2',
    target: `${PDF}/fraunces-viet-${wght}.ttf`,
    family: 'FrauViet',
    wght,
  },
]);

const LICENCES = ['OFL-Fraunces.txt', 'OFL-Atkinson.txt'];

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

const codePointsOf = (font: Uint8Array) => new Face(new Blob(font)).collectUnicodes();

/** The letters of a font, as server/platform/pdf/font-coverage.ts lists them. */
function rangesOf(font: Uint8Array): string {
  const ranges: [number, number][] = [];
  for (const code of codePointsOf(font)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((range) => `[${range.map((code) => `0x${code.toString(16)}`).join(', ')}],`).join(' ');
}

/** Gives a font another family's name, in the table of names. */
function renamed(font: Uint8Array, family: string): Uint8Array {
  const [from, to] = ['Fraunces', family].map((name) => Buffer.from(name, 'utf16le').swap16());
  const bytes = Buffer.from(font);
  for (let place = bytes.indexOf(from ?? ''); place !== -1; place = bytes.indexOf(from ?? '', place + 1))
    bytes.set(to ?? [], place);
  return bytes;
}

/** The plain zero for paper, in the weights of its neighbours. */
async function writeZeros(): Promise<void> {
  const original = await readFile(join(WEB, 'aula-cero.woff2'));
  for (const wght of [400, 650]) {
    const cut = {
      targetFormat: 'sfnt',
      variationAxes: { wght },
      keepFeatures: FEATURES,
      noHinting: true,
    } as const;
    await writeFile(join(PDF, `aula-cero-${wght}.ttf`), await subsetFont(original, '0', cut));
  }
}

/** Letters alone, and none that the fonts of NAMES have: 'ễ', 'Ƴ', but not 'é' nor an accent. */
async function writeMore(sources: string): Promise<void> {
  const known = new Set(codePointsOf(await readFile(`${PDF}/fraunces-440.ttf`)));
  for (const { source, target, family, wght } of MORE) {
    const original = await readFile(join(sources, source));
    const whole = await subsetFont(original, range(0xa0, 0x1eff), { targetFormat: 'sfnt' });
    const letters = [...codePointsOf(whole)].filter(
      (code) => !known.has(code) && /\p{L}/u.test(String.fromCodePoint(code)),
    );
    const axes = { ...HEADING_AXES, wght };
    const font = await subsetFont(original, letters.map((code) => String.fromCodePoint(code)).join(''), {
      targetFormat: 'sfnt',
      variationAxes: axes,
      noHinting: true,
    });
    await writeFile(target, renamed(font, family));
    process.stdout.write(`${target}: ${font.length} bytes; font-coverage.ts: ${rangesOf(font)}\n`);
  }
}

async function main(sources: string | undefined): Promise<void> {
  if (sources === undefined)
    throw new Error('Say where the source fonts are: node tools/fonts.ts <source dir>');
  await Promise.all([mkdir(WEB, { recursive: true }), mkdir(PDF, { recursive: true })]);
  for (const { source, target, text, axes } of FONTS) {
    const original = await readFile(join(sources, source));
    const covered = new Set(codePointsOf(original));
    const absent = [...new Set(text)].filter((character) => !covered.has(character.codePointAt(0) ?? 0));
    const font = await subsetFont(original, text, {
      targetFormat: target.endsWith('.woff2') ? 'woff2' : 'sfnt',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(target, font);
    if (target.endsWith('fraunces-440.ttf')) process.stdout.write(`font-coverage.ts: ${rangesOf(font)}\n`);
    process.stdout.write(
      `${target}: ${font.length} bytes; not in the source: ${absent.join('') || 'nothing'}\n`,
    );
  }
  await writeMore(sources);
  await writeZeros();
  for (const licence of LICENCES) {
    await copyFile(join(sources, licence), join(WEB, licence));
    await copyFile(join(sources, licence), join(PDF, licence));
  }
}

await main(process.argv[2]);
