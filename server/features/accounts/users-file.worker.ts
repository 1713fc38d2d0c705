import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { type TableFormat, tableFile } from '../../platform/spreadsheets/table-file.ts';
import type { AccountForFile } from './account-list.queries.ts';
import { userColumnWidths, usersTable } from './users-table.ts';

export interface UsersFileTask {
  rows: readonly AccountForFile[];
  format: TableFormat;
  timeZone: string;
}

answerTasks(({ rows, format, timeZone }: UsersFileTask) =>
  tableFile(format, { name: 'Usuarios', widths: userColumnWidths, rows: usersTable(rows, timeZone) }),
);
