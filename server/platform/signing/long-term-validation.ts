/** Adds to the end of a signed PDF what lets it outlive its signer's certificate (PAdES B-T and B-LT). */
import {
  added,
  append,
  emptyRange,
  fillGap,
  firstPage,
  openGap,
  type ReadPdf,
  readPdfEnd,
  roomFor,
  stream,
  text,
  withAnnotation,
} from './pdf-update.ts';

/** Asks a time-stamp authority for a token over bytes: they existed at this time (RFC 3161). */
export type AskTimeStamp = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The room for a token, for the process: some 4 to 7 kB with its certificates, more once an authority needs it. */
let tokenBytes = 8192;

/** Adds a time stamp over the whole file, including its signature. */
export async function withTimeStamp(pdf: Uint8Array, ask: AskTimeStamp): Promise<Uint8Array> {
  for (;;) {
    const room = tokenBytes;
    const bytes = stampField(readPdfEnd(Buffer.from(pdf)), room);
    const gap = openGap(bytes, room);
    const token = await ask(Buffer.concat([bytes.subarray(0, gap.start), bytes.subarray(gap.end)]));
    if (token.length > room) {
      tokenBytes = token.length + 512;
      continue;
    }
    fillGap(bytes, gap, token);
    return bytes;
  }
}

function stampField(pdf: ReadPdf, room: number): Buffer {
  const { root, size: field } = pdf;
  const value = field + 1;
  const page = firstPage(pdf);
  const catalogue = root.body.replace(/(\/AcroForm << \/Fields \[)([^\]]*)\]/, `$1$2 ${field} 0 R]`);
  if (catalogue === root.body) throw new Error('the PDF is not signed');
  return append(pdf, [
    [root.id, catalogue],
    [page.id, withAnnotation(page.body, field)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (sello-${field}) /TU ${text('Sello de tiempo')} /F 132 /Rect [-1 -1 -1 -1] /P ${page.id} 0 R /V ${value} 0 R >>`,
    ],
    [
      value,
      `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 ${emptyRange} /Contents ${roomFor(room)} >>`,
    ],
  ]);
}

/** The tokens of the time stamps in a file, oldest first. */
export function timeStampsOf(pdf: Uint8Array): Uint8Array[] {
  const written = Buffer.from(pdf).toString('latin1');
  const values = /\/SubFilter \/ETSI\.RFC3161 \/ByteRange \[[\d ]+\] \/Contents <([0-9a-f]+)>/g;
  return [...written.matchAll(values)].map(([, digits = '']) => Buffer.from(digits, 'hex'));
}

/** The data for checking a signature once its authorities no longer answer, each in DER. */
export interface ValidationData {
  certificates: readonly Uint8Array[];
  ocsps: readonly Uint8Array[];
  crls: readonly Uint8Array[];
}

/** Adds a document security store: the validation data of the file's signatures and time stamps. */
export function withValidationData(pdf: Uint8Array, data: ValidationData): Uint8Array {
  const read = readPdfEnd(Buffer.from(pdf));
  const streams: [number, string][] = [];
  const listed = (name: string, values: readonly Uint8Array[]): string => {
    if (values.length === 0) return '';
    const ids = values.map((value) => {
      const id = read.size + 1 + streams.length;
      streams.push([id, stream(value)]);
      return `${id} 0 R`;
    });
    return ` /${name} [${ids.join(' ')}]`;
  };
  const store = `<< /Type /DSS${listed('Certs', data.certificates)}${listed('OCSPs', data.ocsps)}${listed('CRLs', data.crls)} >>`;
  const catalogue = added(read.root.body.replace(/ \/DSS \d+ 0 R/, ''), `/DSS ${read.size} 0 R`);
  return append(read, [[read.root.id, catalogue], [read.size, store], ...streams]);
}
