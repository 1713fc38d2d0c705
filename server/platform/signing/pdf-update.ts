/**
 * Appends to a PDF of ours (incremental updates): what was there stays unchanged. Reads what Typst writes and what
 * was appended here, plain tables of objects, and throws for anything else.
 */

export interface ReadPdf {
  bytes: Buffer;
  /** The number of objects, which is the next one's id. */
  size: number;
  root: Found;
  info: string;
  id: string;
  startOfTable: number;
  offsets: ReadonlyMap<number, number>;
}

export interface Found {
  id: number;
  /** A dictionary, '<< … >>'. */
  body: string;
}

export function readPdfEnd(bytes: Buffer): ReadPdf {
  const end = bytes.subarray(bytes.lastIndexOf('trailer')).toString('latin1');
  const of = (pattern: RegExp) => {
    const found = pattern.exec(end)?.[1];
    if (found === undefined) throw new Error(`the end of the PDF lacks ${pattern}`);
    return found;
  };
  const startOfTable = Number(of(/startxref\s+(\d+)/));
  const offsets = readOffsets(bytes, startOfTable);
  const pdf = {
    bytes,
    size: Number(of(/\/Size (\d+)/)),
    info: of(/(\/Info \d+ 0 R)/),
    id: of(/(\/ID \[.*?\])\s*(?=>>|\/)/s),
    startOfTable,
    offsets,
  };
  return { ...pdf, root: objectAt(pdf, Number(of(/\/Root (\d+) 0 R/))) };
}

/** The offset of each object, or of its newest form if it was rewritten. */
function readOffsets(bytes: Buffer, newest: number): Map<number, number> {
  const offsets = new Map<number, number>();
  let table = newest;
  while (table >= 0) {
    const [entries = '', trailer = ''] = bytes
      .subarray(table, bytes.indexOf('startxref', table))
      .toString('latin1')
      .split('trailer');
    if (!/^xref\s/.test(entries)) throw new Error('the PDF has no plain table of objects');
    for (const [, first, , lines = ''] of entries.matchAll(/(\d+) (\d+)\s*\n((?:\d{10} \d{5} [nf]\s*\n)+)/g))
      for (const [place, line] of (lines.match(/\d{10} \d{5} [nf]/g) ?? []).entries()) {
        const id = Number(first) + place;
        if (line.endsWith('n') && !offsets.has(id)) offsets.set(id, Number(line.slice(0, 10)));
      }
    table = Number(/\/Prev (\d+)/.exec(trailer)?.[1] ?? -1);
  }
  return offsets;
}

export function offsetOf({ offsets }: Pick<ReadPdf, 'offsets'>, id: number): number {
  const offset = offsets.get(id);
  if (offset === undefined) throw new Error(`the PDF has no object ${id}`);
  return offset;
}

function objectAt(pdf: Pick<ReadPdf, 'bytes' | 'offsets'>, id: number): Found {
  const offset = offsetOf(pdf, id);
  const object = pdf.bytes.subarray(offset, pdf.bytes.indexOf('endobj', offset)).toString('latin1');
  const body = /^(\d+) 0 obj\s+(<<[\s\S]*>>)\s*$/.exec(object);
  if (Number(body?.[1]) !== id || body?.[2] === undefined) throw new Error(`the PDF has no object ${id}`);
  return { id, body: body[2] };
}

export function firstPage(pdf: ReadPdf): Found {
  const pages = Number(/\/Pages (\d+) 0 R/.exec(pdf.root.body)?.[1]);
  const first = /\/Kids \[(\d+) 0 R/.exec(objectAt(pdf, pages).body)?.[1];
  if (first === undefined) throw new Error('the PDF has no page');
  return objectAt(pdf, Number(first));
}

export const added = (dictionary: string, entries: string): string =>
  `${dictionary.slice(0, -2)} ${entries} >>`;

export const withAnnotation = (page: string, id: number): string =>
  /\/Annots \[/.test(page)
    ? page.replace(/\/Annots \[/, `/Annots [${id} 0 R `)
    : added(page, `/Annots [${id} 0 R]`);

/** Writes bytes as the body of an object. */
export const stream = (bytes: Uint8Array): string =>
  `<< /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`;

/** Appends objects that are new or rewritten, their table, and the place of the previous table. */
export function append(pdf: ReadPdf, parts: readonly [id: number, body: string][]): Buffer {
  let body = '\n';
  const lines = parts.map(([id, object]) => {
    const line = `${id} 1\n${String(pdf.bytes.length + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${id} 0 obj\n${object}\nendobj\n`;
    return line;
  });
  const startOfTable = pdf.bytes.length + body.length;
  const size = Math.max(pdf.size, ...parts.map(([id]) => id + 1));
  const trailer = `<< /Size ${size} /Root ${pdf.root.id} 0 R ${pdf.info} ${pdf.id} /Prev ${pdf.startOfTable} >>`;
  body += `xref\n${lines.join('')}trailer\n${trailer}\nstartxref\n${startOfTable}\n%%EOF\n`;
  return Buffer.concat([pdf.bytes, Buffer.from(body, 'latin1')]);
}

/** The gap for a signature that is not written yet; the signature covers the rest of the file. */
export interface Gap {
  start: number;
  end: number;
}

export const emptyRange = '/ByteRange [0 0000000000 0000000000 0000000000]';
/** Room for this many bytes as hexadecimal digits. */
export const roomFor = (bytes: number): string => `<${'0'.repeat(bytes * 2)}>`;

/** Fills the newest empty range with what the newest empty room leaves to cover. */
export function openGap(bytes: Buffer, roomBytes: number): Gap {
  const room = roomFor(roomBytes);
  const start = bytes.lastIndexOf(room);
  const end = start + room.length;
  const figures = [start, end, bytes.length - end].map((figure) => String(figure).padStart(10, '0'));
  bytes.write(`/ByteRange [0 ${figures.join(' ')}]`, bytes.lastIndexOf(emptyRange), 'latin1');
  return { start, end };
}

/** Fills the gap; after a shorter signature come zeros. */
export function fillGap(bytes: Buffer, { start, end }: Gap, signature: Uint8Array): void {
  const digits = Buffer.from(signature).toString('hex');
  if (digits.length > end - start - 2) throw new Error('the signature does not fit its room');
  bytes.write(digits, start + 1, 'latin1');
}

/** Writes a text as UTF-16, which has every letter. */
export const text = (words: string): string =>
  `<FEFF${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`;
