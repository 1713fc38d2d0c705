import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { type TableFormat, tableFile } from '../../platform/spreadsheets/table-file.ts';
import { columnWidths, type FileColumn, type FileRow, resultsTable } from './results-table.ts';

export interface ResultsFileTask {
  rows: readonly FileRow[];
  columns: readonly FileColumn[];
  format: TableFormat;
  timeZone: string;
}

answerTasks(({ rows, columns, format, timeZone }: ResultsFileTask) => {
  const widths = columns.map((column) => columnWidths[column]);
  return tableFile(format, { name: 'Resultados', widths, rows: resultsTable(rows, columns, timeZone) });
});
