import { cellText, isEmptySheet, workbookSheets } from '../../platform/spreadsheets/xlsx-rows.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { isHeader, readTable, type TableRow, wantedColumns } from './table.rules.ts';

/**
 * Reads the first sheet of an Excel workbook whose unpacked size was checked before; other sheets that are not empty
 * are reported.
 */
export async function readXlsx(bytes: Uint8Array): Promise<ReadBank> {
  const [sheet, ...others] = await workbookSheets(bytes);
  const table = (sheet?.rows ?? []).map(
    (row, index): TableRow => ({ line: index + 1, cells: row.map(cellText), notes: notesOf(row) }),
  );
  const first = table.findIndex(({ cells }) => cells.some((cell) => cell !== ''));
  if (first === -1) throw new BadBank('La primera hoja del libro está vacía.');
  if (!isHeader(table[first]?.cells ?? [])) throw new BadBank(wantedColumns);
  const read = readTable(table.slice(first));
  const notes = others
    .filter((other) => !isEmptySheet(other))
    .map(({ name }) => ({
      line: null,
      text: `La hoja «${name.slice(0, 60)}» no se importa: solo se lee la primera.`,
    }));
  return { ...read, notes: [...notes, ...read.notes] };
}

/** Only a cell's value is known, not its display format: '50 %' is 0.5, '1,5' is 1.5. */
function notesOf(row: readonly unknown[]): string[] {
  const notes: string[] = [];
  if (row.some((cell) => cell instanceof Date))
    notes.push('Tenía una fecha en una celda: revisa cómo quedó.');
  if (row.some((cell) => typeof cell === 'number' && !Number.isInteger(cell)))
    notes.push('Tenía un número con decimales o un porcentaje en una celda: revisa cómo quedó.');
  return notes;
}
