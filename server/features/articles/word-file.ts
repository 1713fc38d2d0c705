import { readFile } from 'node:fs/promises';
import { fileKinds, type ReceivedFile } from '../../../contract/content/file-kinds.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { isCompoundFile, isWordText } from '../../platform/word/office-file.ts';
import { unzip } from '../../platform/zip/unzip.ts';
import { readZipEntries, type ZipEntry } from '../../platform/zip/zip-entries.ts';

/** What a document may unpack to; the largest real ones have a tenth of it. */
const unpackedAtMost = 200 * 1024 ** 2;
/** Word needs some thirty bytes for one that the reader sees: what is longer fills no article. */
const textBytesAtMost = 32 * 1024 ** 2;
const encryptedStream = Buffer.from('EncryptedPackage\0', 'utf16le');

export interface WordFile {
  bytes: Buffer;
  /** The text itself, in Word's XML. */
  xml: string;
}

/**
 * A Word document whose every part unpacks to what it declares, and all of them to no more than there is room for.
 * Refuses other kinds of file (415), told from the content, and what is broken, protected by a password or made to
 * burst (400), and a text beyond any article's length (413).
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

/** Unpacks every part to see that none says less than it holds; answers the main one. */
async function unpackAll(bytes: Buffer, entries: ZipEntry[], main: ZipEntry): Promise<string> {
  let xml = '';
  for (const entry of entries) {
    const part = await unzip(bytes, entry).catch(() => {
      throw fileRefusal('badWordText'); // which part of it is broken helps nobody
    });
    if (entry === main) xml = part.toString('utf8');
  }
  return xml;
}

const notWord = (): Refusal => fileRefusal('wrongFileKind', { taken: fileKinds.wordText.taken });
