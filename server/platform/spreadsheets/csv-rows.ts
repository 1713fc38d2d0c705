import { parse } from 'csv-parse/sync';
import { unguarded } from './csv.ts';

/** The line by which a file tells Excel its delimiter. */
export const delimiterLine = /^sep=(.)\r?\n/i;

/** A row of a table: its cells as text, and its number from 1. */
export interface TextRow {
  line: number;
  cells: string[];
}

/** The rows of a CSV, only the first `lines` if given. Throws, like csv-parse, on unclosed quotes. */
export function csvRows(text: string, delimiter: string, lines?: number): TextRow[] {
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

/** The sentence about unclosed quotes, from csv-parse's error. */
export function openQuotes(text: string, error: unknown, what: string): string {
  const { lines } = error as { lines?: number };
  const line = lines === undefined ? undefined : lines + (delimiterLine.test(text) ? 1 : 0);
  return `Las comillas de la línea ${line ?? '?'} no se cierran: no se puede leer ${what}.`;
}
