import { csvOf } from '../../platform/spreadsheets/csv.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { columnWidths, type FileColumn, type FileRow, resultsTable } from './results-table.ts';

/** The input of a results file, which a worker thread makes. */
export interface ResultsFileTask {
  rows: readonly FileRow[];
  columns: readonly FileColumn[];
  format: 'csv' | 'xlsx';
  timeZone: string;
}

export async function resultsFile({ rows, columns, format, timeZone }: ResultsFileTask): Promise<Uint8Array> {
  const table = resultsTable(rows, columns, timeZone);
  if (format === 'csv') return Buffer.from(csvOf(table));
  const widths = columns.map((column) => columnWidths[column]);
  return xlsxOf({ name: 'Resultados', widths, rows: table });
}
