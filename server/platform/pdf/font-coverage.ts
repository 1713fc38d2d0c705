/**
 * Which characters a font file can draw: the `cmap` table of an OpenType font, formats 4 and 12
 * (what every current font tool writes). https://learn.microsoft.com/typography/opentype/spec/cmap
 */

/**
 * The code points for which the font has a glyph.
 * Refuses (throws) a file without a `cmap` or without a Unicode subtable in format 4 or 12.
 */
export function coveredCodePoints(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const covered = new Set<number>();
  let read = 0;
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) addFormat4(view, subtable, covered);
    else if (format === 12) addFormat12(view, subtable, covered);
    else continue;
    read += 1;
  }
  if (read === 0) throw new Error('The font has no character map in format 4 or 12');
  return covered;
}

function tableOffset(view: DataView, wanted: string): number {
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const entry = 12 + i * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(entry + n)));
    if (tag === wanted) return view.getUint32(entry + 8);
  }
  throw new Error(`The font has no table ${wanted}`);
}

function addFormat4(view: DataView, at: number, covered: Set<number>): void {
  const twiceSegments = view.getUint16(at + 6);
  const [ends, starts, deltas, ranges] = [14, 16, 16, 16].map((gap, n) => at + gap + n * twiceSegments) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < twiceSegments; segment += 2) {
    const start = view.getUint16(starts + segment);
    const range = view.getUint16(ranges + segment);
    for (let code = start; code <= view.getUint16(ends + segment) && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : view.getUint16(ranges + segment + range + (code - start) * 2);
      // With a range offset, 0 is "no glyph"; else the glyph is code + delta, 0 again meaning none.
      if (range !== 0 ? glyph !== 0 : ((code + view.getInt16(deltas + segment)) & 0xffff) !== 0)
        covered.add(code);
    }
  }
}

function addFormat12(view: DataView, at: number, covered: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const entry = at + 16 + group * 12;
    for (let code = view.getUint32(entry); code <= view.getUint32(entry + 4); code += 1) covered.add(code);
  }
}
