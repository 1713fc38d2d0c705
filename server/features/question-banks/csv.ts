import { parse } from 'csv-parse/sync';
import { csvOf, unguarded } from '../../platform/spreadsheets/csv.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { header, isHeader, readTable, type TableRow, tableOf } from './table.rules.ts';

const delimiters = [';', ',', '\t'];

function rowsOf(text: string, delimiter: string, lines?: number): TableRow[] {
  let before = 0;
  const records = parse(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    info: true,
    ...(lines === undefined ? {} : { to: lines }),
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => {
    const line = before + 1;
    before = info.lines;
    return { line, cells: record.map((cell) => unguarded(cell.trim())) };
  });
}

/** The delimiter of the header row; undefined: there is no header. */
export function csvDelimiter(text: string): string | undefined {
  return delimiters.find((delimiter) => {
    try {
      return isHeader(rowsOf(text, delimiter, 1)[0]?.cells ?? []);
    } catch {
      return false; // its quotes are invalid with this delimiter
    }
  });
}

/** Reads a CSV file, separated by semicolons, commas or tabs. */
export function readCsv(text: string): ReadBank {
  const delimiter = csvDelimiter(text);
  if (delimiter === undefined)
    throw new BadBank(`La primera fila debe tener los títulos de las columnas: ${header.join(', ')}.`);
  try {
    return readTable(rowsOf(text, delimiter));
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new BadBank(`Las comillas de la línea ${line ?? '?'} no se cierran: no se puede leer el CSV.`);
  }
}

/** Writes a bank as CSV. */
export const writeCsv = (questions: readonly BankedQuestion[]): string => csvOf(tableOf(questions));
