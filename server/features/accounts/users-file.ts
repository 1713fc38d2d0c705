import { csvOf } from '../../platform/spreadsheets/csv.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import type { AccountForFile } from './account-list.queries.ts';
import { userColumnWidths, usersTable } from './users-table.ts';

/** The input of a file of users, which a worker thread makes. */
export interface UsersFileTask {
  rows: readonly AccountForFile[];
  format: 'csv' | 'xlsx';
  timeZone: string;
}

export async function usersFile({ rows, format, timeZone }: UsersFileTask): Promise<Uint8Array> {
  const table = usersTable(rows, timeZone);
  if (format === 'csv') return Buffer.from(csvOf(table));
  return xlsxOf({ name: 'Usuarios', widths: userColumnWidths, rows: table });
}
