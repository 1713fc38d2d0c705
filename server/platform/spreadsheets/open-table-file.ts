import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { isCompoundFile } from '../word/office-formats.ts';
import { unzip } from '../zip/unzip.ts';
import { readZipEntries } from '../zip/zip-entries.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Limits for an unpacked workbook and its number of parts: one of 5,000 rows has a twentieth of it. */
const unpackedAtMost = 60 * 1024 ** 2;
const partsAtMost = 500;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/**
 * The bytes of a file with a table of `rows`, 'las preguntas' for example. Of a workbook, every part unpacks to its
 * declared size, all of them within the limit. Refuses (UnreadableFile) workbooks of old Excel, other documents, and
 * decompression bombs.
 */
export async function openTableFile(
  file: ReceivedFile,
  rows: string,
): Promise<{ bytes: Buffer; isWorkbook: boolean }> {
  const bytes = await readFile(file.path);
  if (bytes.length === 0) throw new UnreadableFile('El archivo está vacío.');
  if (isCompoundFile(bytes))
    throw new UnreadableFile('Es un libro de Excel antiguo (.xls) o tiene contraseña. Guárdalo como .xlsx.');
  if (!isZip(bytes)) return { bytes, isWorkbook: false };
  const entries = await readZipEntries(file.path);
  if (entries === undefined) throw new UnreadableFile('El archivo está dañado: no se puede abrir.');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml'))
    throw new UnreadableFile('El archivo es un ZIP u otro documento, no un libro de Excel (.xlsx).');
  const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (unpackedBytes > unpackedAtMost || entries.length > partsAtMost)
    throw new UnreadableFile(`El libro de Excel ocupa demasiado al abrirlo. Deja en él solo ${rows}.`);
  for (const entry of entries)
    await unzip(bytes, entry).catch(() => {
      throw new UnreadableFile('El libro de Excel está dañado: no se puede abrir.');
    });
  return { bytes, isWorkbook: true };
}
