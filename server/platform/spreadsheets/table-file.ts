import { csvOf } from './csv.ts';
import { type Sheet, xlsxOf } from './xlsx.ts';

export type TableFormat = 'csv' | 'xlsx';

/** The most rows of a file: more would keep a spreadsheet, and the server, busy for too long. */
export const mostRows: Readonly<Record<TableFormat, number>> = { csv: 100_000, xlsx: 20_000 };

/** Writes a table as a file, in which no cell runs as a formula (spec 10.4). */
export const tableFile = async (format: TableFormat, sheet: Sheet): Promise<Uint8Array> =>
  format === 'csv' ? Buffer.from(csvOf(sheet.rows)) : xlsxOf(sheet);
