import { open } from 'node:fs/promises';
import { isCompoundFile, isWordText } from '../../platform/word/office-formats.ts';
import { readZipEntries } from '../../platform/zip/zip-entries.ts';
import { beginsAsXml, encodingOf } from './xml-text.rules.ts';

export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'xml';

const headBytes = 64 * 1024;
const pdfHeadBytes = 1024; // readers look for the mark within these bytes
const wordStream = Buffer.from('WordDocument\0', 'utf16le');
/** Entries of a compound file's directory are at multiples of this size. */
const directoryEntryBytes = 128;
const streamType = 2;

/** Tells the kind of a document by its content; undefined if a law may not have it (spec 6.7). */
export async function documentKindOf(path: string): Promise<DocumentKind | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    if (isCompoundFile(head)) return holdsWordStream(await file.readFile()) ? 'doc' : undefined;
    if (head.subarray(0, 2).toString('latin1') === 'PK') return (await isWordZip(path)) ? 'docx' : undefined;
    const text = textOf(head, size > bytesRead);
    if (text?.trimStart().startsWith('<')) return beginsAsXml(text) ? 'xml' : undefined;
    return head.subarray(0, pdfHeadBytes).includes('%PDF-') ? 'pdf' : undefined;
  } finally {
    await file.close();
  }
}

async function isWordZip(path: string): Promise<boolean> {
  const entries = await readZipEntries(path);
  return entries?.some(({ name }) => isWordText(name)) === true;
}

/** True if the directory of a compound file names the stream of a Word text. */
function holdsWordStream(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(wordStream); at >= 0; at = bytes.indexOf(wordStream, at + 1)) {
    const isEntry = at % directoryEntryBytes === 0 && at + directoryEntryBytes <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + 64) === wordStream.length && bytes[at + 66] === streamType)
      return true;
  }
  return false;
}

/** The start of a text; undefined if it is not text. `isCut` = the last character may be incomplete. */
function textOf(head: Uint8Array, isCut: boolean): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(head), { fatal: true }).decode(head, { stream: isCut });
    return text.includes('\0') ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined; // not text in that encoding, or an unknown encoding
    throw error;
  }
}
