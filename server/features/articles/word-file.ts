import { readFile } from 'node:fs/promises';
import { fileKinds, type ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { isCompoundFile, isWordText } from '../../platform/word/office-formats.ts';
import { unzip } from '../../platform/zip/unzip.ts';
import { readZipEntries, type ZipEntry } from '../../platform/zip/zip-entries.ts';

/** The limit for an unpacked document; the largest real ones have a tenth of it. */
const unpackedAtMost = 200 * 1024 ** 2;
/**
 * The most bytes of text. Word uses some thirty for each visible character, so a longer text fits into no article.
 */
const textBytesAtMost = 32 * 1024 ** 2;
const encryptedStream = Buffer.from('EncryptedPackage\0', 'utf16le');

export interface WordFile {
  bytes: Buffer;
  /** The main text in Word's XML. */
  xml: string;
}

/**
 * Opens a Word document and checks that every part unpacks to its declared size, all of them within the limit. Refuses
 * other kinds of file by content (415); broken, password-protected or bomb-like ones (400); and a text longer than any
 * article (413).
 */
export async function openWordFile(file: ReceivedFile): Promise<WordFile> {
  const bytes = await readFile(file.path);
  if (isCompoundFile(bytes) && bytes.includes(encryptedStream)) throw fileRefusal('badWordText'); // a docx with a password
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') throw notWord();
  const entries = await readZipEntries(file.path);
  if (entries === undefined) throw fileRefusal('badWordText');
  const main = entries.find(({ name }) => isWordText(name));
  if (main === undefined) throw notWord();
  const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (unpackedBytes > unpackedAtMost) throw fileRefusal('badWordText');
  if (main.sizeBytes > textBytesAtMost) throw fileRefusal('wordTextTooLong');
  return { bytes, xml: await unpackAll(bytes, entries, main) };
}

/** Unpacks every part to check its declared size; returns the main one. */
async function unpackAll(bytes: Buffer, entries: ZipEntry[], main: ZipEntry): Promise<string> {
  let xml = '';
  for (const entry of entries) {
    const part = await unzip(bytes, entry).catch(() => {
      throw fileRefusal('badWordText'); // the name of the broken part would help nobody
    });
    if (entry === main) xml = part.toString('utf8');
  }
  return xml;
}

const notWord = (): Refusal => fileRefusal('wrongFileKind', { taken: fileKinds.wordText.taken });
