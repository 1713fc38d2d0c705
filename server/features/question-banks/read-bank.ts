import type { BankFormat } from '../../../contract/question-banks/calls.ts';
import { textOfFile } from '../../platform/spreadsheets/text-of-file.ts';
import { readAiken } from './aiken.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { csvDelimiter, looksLikeTable, readCsv } from './csv.ts';
import { withStoredExplanation } from './explanations.ts';
import { readGift } from './gift-reader.ts';
import { readMoodleXml } from './moodle-xml-reader.ts';
import { readXlsx } from './xlsx-reader.ts';

/** The file for the child process to read. */
export interface BankFile {
  bytes: Uint8Array;
  isWorkbook: boolean;
  /** The sender's format; undefined = by the content. */
  format: BankFormat | undefined;
}

export interface BankRead extends ReadBank {
  format: BankFormat;
}

const readers: Record<Exclude<BankFormat, 'xlsx'>, (text: string) => ReadBank> = {
  gift: readGift,
  aiken: readAiken,
  xml: readMoodleXml,
  csv: readCsv,
};

const questionsAtMost = 5000;

/**
 * Reads the questions of a file and its notes. Refuses (BadBank) an unreadable file or one with more than 5,000
 * questions.
 */
export async function readBank(file: BankFile): Promise<BankRead> {
  const read = await readAll(file);
  const { length } = read.items;
  if (length > questionsAtMost)
    throw new BadBank(`El archivo trae ${length} preguntas; caben ${questionsAtMost}. Divídelo.`);
  return { ...read, items: read.items.map(withStoredExplanation) };
}

async function readAll({ bytes, isWorkbook, format }: BankFile): Promise<BankRead> {
  if (isWorkbook !== (format === 'xlsx') && format !== undefined)
    throw new BadBank(`El archivo ${isWorkbook ? 'es' : 'no es'} un libro de Excel (.xlsx).`);
  if (isWorkbook) return { ...(await readXlsx(bytes)), format: 'xlsx' };
  const { text, notes } = textOfFile(bytes);
  const told = format === undefined || format === 'xlsx' ? formatOf(text) : format;
  const read = readers[told](text);
  if (read.items.length === 0) throw new BadBank('El archivo no tiene ninguna pregunta.');
  return {
    format: told,
    items: read.items,
    notes: [...notes.map((note) => ({ line: null, text: note })), ...read.notes],
  };
}

function formatOf(text: string): keyof typeof readers {
  if (text.trimStart().startsWith('<')) return 'xml';
  if (csvDelimiter(text) !== undefined) return 'csv';
  if (/^[ \t]*ANSWER:/im.test(text) && /^[ \t]*A[.)]/m.test(text)) return 'aiken';
  if (/^[ \t]*(?:::|\$CATEGORY:)/m.test(text) || text.includes('{')) return 'gift';
  if (looksLikeTable(text)) return 'csv';
  throw new BadBank('No reconocemos en qué formato está. Usa GIFT, Aiken, Moodle XML, CSV o XLSX.');
}
