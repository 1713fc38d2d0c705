import readWorkbook from 'read-excel-file/node';
import { UnreadableFile } from './unreadable-file.ts';

/** A cell of a workbook as its library gives it: text, number, truth value, date or null. */
export type WorkbookCell = unknown;

export interface WorkbookSheet {
  name: string;
  rows: readonly (readonly WorkbookCell[])[];
}

/** The sheets of a workbook whose unpacked size was checked before. Refuses (UnreadableFile) a damaged one. */
export async function workbookSheets(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false }).catch(() => {
    throw new UnreadableFile('El libro de Excel está dañado o no tiene hojas.');
  });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
}

/** A cell's text for people: numbers, truth values in Spanish, dates as on the calendar. */
export function cellText(cell: WorkbookCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Verdadero' : 'Falso';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

export const isEmptySheet = ({ rows }: WorkbookSheet): boolean =>
  rows.every((row) => row.every((cell) => cellText(cell) === ''));
