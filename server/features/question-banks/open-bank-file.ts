import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '../../../contract/content/file-kinds.ts';
import { isCompoundFile } from '../../platform/word/office-formats.ts';
import { unzip } from '../../platform/zip/unzip.ts';
import { readZipEntries } from '../../platform/zip/zip-entries.ts';
import { BadBank } from './bank.rules.ts';

/** Limits for an unpacked workbook and its number of parts: one of 5,000 questions has a twentieth of it. */
const unpackedAtMost = 60 * 1024 ** 2;
const partsAtMost = 500;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/**
 * The bytes of a file of questions. Of a workbook, every part unpacks to its declared size, all of them within the
 * limit. Refuses (BadBank) workbooks of old Excel, other documents, and decompression bombs.
 */
export async function openBankFile(file: ReceivedFile): Promise<{ bytes: Buffer; isWorkbook: boolean }> {
  const bytes = await readFile(file.path);
  if (bytes.length === 0) throw new BadBank('El archivo está vacío.');
  if (isCompoundFile(bytes))
    throw new BadBank('Es un libro de Excel antiguo (.xls) o tiene contraseña. Guárdalo como .xlsx.');
  if (!isZip(bytes)) return { bytes, isWorkbook: false };
  const entries = await readZipEntries(file.path);
  if (entries === undefined) throw new BadBank('El archivo está dañado: no se puede abrir.');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml'))
    throw new BadBank('El archivo es un ZIP u otro documento, no un libro de Excel (.xlsx).');
  const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (unpackedBytes > unpackedAtMost || entries.length > partsAtMost)
    throw new BadBank('El libro de Excel ocupa demasiado al abrirlo. Deja en él solo las preguntas.');
  for (const entry of entries)
    await unzip(bytes, entry).catch(() => {
      throw new BadBank('El libro de Excel está dañado: no se puede abrir.');
    });
  return { bytes, isWorkbook: true };
}
