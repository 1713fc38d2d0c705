import { createHash } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';
import { withTitleShown, withUaMark } from './universal-access.ts';

interface Signed {
  /** Who signs, and why; for people who open the file. */
  name: string;
  reason: string;
  at: Date;
  /** It is PDF/A-3a, and is marked as PDF/UA-1 too. */
  isForArchive?: boolean;
}

/**
 * Signs a PDF of ours, as PAdES baseline B-B asks: an addition at its end, whose signature covers every byte but itself.
 * It reads what Typst writes, a plain table of objects, and throws for anything else.
 */
export async function signPdf(pdf: Uint8Array, key: SigningKey, given: Signed): Promise<Uint8Array> {
  const { signatureLength, signDetached } = await import('./cms.ts'); // 7 MB, for the first certificate
  const { bytes, gap } = withRoom(Buffer.from(pdf), await signatureLength(key), given);
  const sha256 = createHash('sha256')
    .update(bytes.subarray(0, gap.start))
    .update(bytes.subarray(gap.end))
    .digest();
  const cms = await signDetached(key, sha256);
  if (cms.length * 2 + 2 !== gap.end - gap.start) throw new Error('the signature does not fit its room');
  bytes.write(`<${Buffer.from(cms).toString('hex')}>`, gap.start, 'latin1');
  return bytes;
}

/** The PDF with a signature field, and the room in it that the signature does not cover. */
function withRoom(pdf: Buffer, signatureBytes: number, given: Signed) {
  const known = readEnd(pdf);
  const [field, value] = [known.size, known.size + 1];
  const root = objectAt(pdf, known, known.root);
  const page = objectAt(pdf, known, firstPage(pdf, known, root));
  const room = `<${'0'.repeat(signatureBytes * 2)}>`;
  const range = '/ByteRange [0 0000000000 0000000000 0000000000]';
  const catalogue = given.isForArchive ? withTitleShown(root.body) : root.body;
  const parts: [number, string][] = [
    [root.id, added(catalogue, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)],
    ...(given.isForArchive ? [markedMetadata(pdf, known, root)] : []),
    [page.id, withAnnotation(page.body, field)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (firma) /TU ${text('Firma electrónica de la institución')} /F 132 /Rect [-1 -1 -1 -1] /P ${page.id} 0 R /V ${value} 0 R >>`,
    ],
    [
      value,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${range} /Contents ${room} /M ${date(given.at)} /Name ${text(given.name)} /Reason ${text(given.reason)} >>`,
    ],
  ];
  const bytes = append(pdf, known, parts);
  const start = bytes.lastIndexOf(room);
  const end = start + room.length;
  const figures = [start, end, bytes.length - end].map((figure) => String(figure).padStart(10, '0'));
  bytes.write(`/ByteRange [0 ${figures.join(' ')}]`, bytes.lastIndexOf(range), 'latin1');
  return { bytes, gap: { start, end } };
}

/** Why a PDF was signed, as signPdf wrote it; undefined in others. */
export function reasonOf(pdf: Uint8Array): string | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const end = bytes.subarray(Math.max(0, bytes.lastIndexOf('/Reason <FEFF'))).toString('latin1');
  const written = /^\/Reason <FEFF((?:[0-9a-f]{4})*)>/i.exec(end)?.[1];
  return written === undefined ? undefined : Buffer.from(written, 'hex').swap16().toString('utf16le');
}

interface End {
  /** The number of objects, which the next one gets as its own. */
  size: number;
  root: number;
  info: string;
  id: string;
  startOfTable: number;
}

interface Found {
  id: number;
  /** A dictionary, '<< … >>'. */
  body: string;
}

function readEnd(pdf: Buffer): End {
  const end = pdf.subarray(pdf.lastIndexOf('trailer')).toString('latin1');
  const of = (pattern: RegExp) => {
    const found = pattern.exec(end)?.[1];
    if (found === undefined) throw new Error(`the end of the PDF lacks ${pattern}`);
    return found;
  };
  return {
    size: Number(of(/\/Size (\d+)/)),
    root: Number(of(/\/Root (\d+) 0 R/)),
    info: of(/(\/Info \d+ 0 R)/),
    id: of(/(\/ID \[.*?\])\s*>>/s),
    startOfTable: Number(of(/startxref\s+(\d+)/)),
  };
}

function offsetOf(pdf: Buffer, { startOfTable }: End, id: number): number {
  const table = pdf.subarray(startOfTable, startOfTable + 40).toString('latin1');
  const head = /^xref\s+0 \d+\s*?\n/.exec(table)?.[0];
  if (head === undefined) throw new Error('the PDF has no plain table of objects');
  const line = startOfTable + head.length + 20 * id;
  return Number(pdf.subarray(line, line + 10).toString('latin1'));
}

function objectAt(pdf: Buffer, end: End, id: number): Found {
  const offset = offsetOf(pdf, end, id);
  const object = pdf.subarray(offset, pdf.indexOf('endobj', offset)).toString('latin1');
  const body = /^(\d+) 0 obj\s+(<<[\s\S]*>>)\s*$/.exec(object);
  if (Number(body?.[1]) !== id || body?.[2] === undefined) throw new Error(`the PDF has no object ${id}`);
  return { id, body: body[2] };
}

/** The metadata of a file with the mark of PDF/UA. */
function markedMetadata(pdf: Buffer, end: End, root: Found): [number, string] {
  const id = Number(/\/Metadata (\d+) 0 R/.exec(root.body)?.[1]);
  const offset = offsetOf(pdf, end, id);
  const head = /^\d+ 0 obj\s+<<[^>]*\/Length (\d+)[^>]*>>\s*stream\r?\n/.exec(
    pdf.subarray(offset, offset + 300).toString('latin1'),
  );
  if (head === null) throw new Error('the PDF has no metadata');
  const start = offset + head[0].length;
  const xmp = Buffer.from(withUaMark(pdf.toString('utf8', start, start + Number(head[1]))));
  const dictionary = `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>`;
  return [id, `${dictionary}\nstream\n${xmp.toString('latin1')}\nendstream`];
}

function firstPage(pdf: Buffer, end: End, root: Found): number {
  const pages = Number(/\/Pages (\d+) 0 R/.exec(root.body)?.[1]);
  const first = /\/Kids \[(\d+) 0 R/.exec(objectAt(pdf, end, pages).body)?.[1];
  if (first === undefined) throw new Error('the PDF has no page');
  return Number(first);
}

const added = (dictionary: string, entries: string): string => `${dictionary.slice(0, -2)} ${entries} >>`;

const withAnnotation = (page: string, id: number): string =>
  /\/Annots \[/.test(page)
    ? page.replace(/\/Annots \[/, `/Annots [${id} 0 R `)
    : added(page, `/Annots [${id} 0 R]`);

/** The PDF with further objects, a table of them and the place of the table before (an incremental update). */
function append(pdf: Buffer, end: End, parts: readonly [id: number, body: string][]): Buffer {
  let body = '\n';
  const lines = parts.map(([id, dictionary]) => {
    const line = `${id} 1\n${String(pdf.length + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${id} 0 obj\n${dictionary}\nendobj\n`;
    return line;
  });
  const startOfTable = pdf.length + body.length;
  const trailer = `<< /Size ${end.size + 2} /Root ${end.root} 0 R ${end.info} ${end.id} /Prev ${end.startOfTable} >>`;
  body += `xref\n${lines.join('')}trailer\n${trailer}\nstartxref\n${startOfTable}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(body, 'latin1')]);
}

/** A text as UTF-16, which every letter fits. */
const text = (words: string): string => `<FEFF${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`;

/** '(D:20261118150405Z)' */
const date = (at: Date): string =>
  `(D:${at
    .toISOString()
    .replace(/\.\d+Z/, 'Z')
    .replace(/[-:T]/g, '')})`;
