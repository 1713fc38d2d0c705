import { createHash } from 'node:crypto';
import {
  added,
  append,
  emptyRange,
  fillGap,
  firstPage,
  offsetOf,
  openGap,
  type ReadPdf,
  readPdfEnd,
  roomFor,
  text,
  withAnnotation,
} from './pdf-update.ts';
import type { SigningKey } from './signing-key.ts';
import { withTitleShown, withUaMark } from './universal-access.ts';

interface Signed {
  /** The signer and the reason, for people who open the file. */
  name: string;
  reason: string;
  at: Date;
  /** True for a PDF/A-3a, which is marked as PDF/UA-1 too. */
  isForArchive?: boolean;
}

/**
 * Signs a PDF of ours as PAdES baseline B-B: an addition at its end, whose signature covers every byte but itself.
 * Reads what Typst writes, a plain table of objects, and throws for anything else.
 */
export async function signPdf(pdf: Uint8Array, key: SigningKey, given: Signed): Promise<Uint8Array> {
  const { signatureLength, signDetached } = await import('./cms.ts'); // 7 MB, for the first certificate
  const length = await signatureLength(key);
  const bytes = withRoom(readPdfEnd(Buffer.from(pdf)), length, given);
  const gap = openGap(bytes, length);
  const sha256 = createHash('sha256')
    .update(bytes.subarray(0, gap.start))
    .update(bytes.subarray(gap.end))
    .digest();
  fillGap(bytes, gap, await signDetached(key, sha256));
  return bytes;
}

/** Adds a signature field and its room, which the signature does not cover. */
function withRoom(pdf: ReadPdf, signatureBytes: number, given: Signed): Buffer {
  const { root, size: field } = pdf;
  const value = field + 1;
  const page = firstPage(pdf);
  const catalogue = given.isForArchive ? withTitleShown(root.body) : root.body;
  return append(pdf, [
    [root.id, added(catalogue, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)],
    ...(given.isForArchive ? [markedMetadata(pdf)] : []),
    [page.id, withAnnotation(page.body, field)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (firma) /TU ${text('Firma electrónica de la institución')} /F 132 /Rect [-1 -1 -1 -1] /P ${page.id} 0 R /V ${value} 0 R >>`,
    ],
    [
      value,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${emptyRange} /Contents ${roomFor(signatureBytes)} /M ${date(given.at)} /Name ${text(given.name)} /Reason ${text(given.reason)} >>`,
    ],
  ]);
}

/** The reason of a signature, as signPdf wrote it; undefined in other files. */
export function reasonOf(pdf: Uint8Array): string | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const end = bytes.subarray(Math.max(0, bytes.lastIndexOf('/Reason <FEFF'))).toString('latin1');
  const written = /^\/Reason <FEFF((?:[0-9a-f]{4})*)>/i.exec(end)?.[1];
  return written === undefined ? undefined : Buffer.from(written, 'hex').swap16().toString('utf16le');
}

/** A file's metadata, marked as PDF/UA. */
function markedMetadata(pdf: ReadPdf): [number, string] {
  const id = Number(/\/Metadata (\d+) 0 R/.exec(pdf.root.body)?.[1]);
  const offset = offsetOf(pdf, id);
  const head = /^\d+ 0 obj\s+<<[^>]*\/Length (\d+)[^>]*>>\s*stream\r?\n/.exec(
    pdf.bytes.subarray(offset, offset + 300).toString('latin1'),
  );
  if (head === null) throw new Error('the PDF has no metadata');
  const start = offset + head[0].length;
  const xmp = Buffer.from(withUaMark(pdf.bytes.toString('utf8', start, start + Number(head[1]))));
  const dictionary = `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>`;
  return [id, `${dictionary}\nstream\n${xmp.toString('latin1')}\nendstream`];
}

/** '(D:20261118150405Z)' */
const date = (at: Date): string =>
  `(D:${at
    .toISOString()
    .replace(/\.\d+Z/, 'Z')
    .replace(/[-:T]/g, '')})`;
