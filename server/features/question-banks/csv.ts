import { parse } from 'csv-parse/sync';
import { csvOf, unguarded } from '../../platform/spreadsheets/csv.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { isHeader, readTable, type TableRow, tableOf, wantedColumns } from './table.rules.ts';

const delimiters = [';', ',', '\t'];
/** The line by which a file tells Excel its delimiter. */
const delimiterLine = /^sep=(.)\r?\n/i;

function rowsOf(text: string, delimiter: string, lines?: number): TableRow[] {
  let before = delimiterLine.test(text) ? 1 : 0;
  const skipped = before;
  const records = parse(text.replace(delimiterLine, ''), {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    info: true,
    ...(lines === undefined ? {} : { to: lines }),
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => {
    const line = before + 1;
    before = skipped + info.lines;
    return { line, cells: record.map((cell) => unguarded(cell.trim())) };
  });
}

function delimitersOf(text: string): string[] {
  const told = delimiterLine.exec(text)?.[1];
  return told === undefined ? delimiters : [told, ...delimiters];
}

/** True for rows of as many cells each, at least three, whatever their titles. */
export function looksLikeTable(text: string): boolean {
  return delimitersOf(text).some((delimiter) => {
    try {
      const [first, second] = rowsOf(text, delimiter, 2).map(({ cells }) => cells.length);
      return first !== undefined && first >= 3 && first === second;
    } catch {
      return false; // its quotes are invalid with this delimiter
    }
  });
}

/** The delimiter of the header row; undefined: there is no header. */
export function csvDelimiter(text: string): string | undefined {
  return delimitersOf(text).find((delimiter) => {
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
  if (delimiter === undefined) throw new BadBank(wantedColumns);
  try {
    return readTable(rowsOf(text, delimiter));
  } catch (error) {
    const { lines } = error as { lines?: number };
    const line = lines === undefined ? undefined : lines + (delimiterLine.test(text) ? 1 : 0);
    throw new BadBank(`Las comillas de la línea ${line ?? '?'} no se cierran: no se puede leer el CSV.`);
  }
}

/** Writes a bank as CSV. */
export const writeCsv = (questions: readonly BankedQuestion[]): string => csvOf(tableOf(questions));
