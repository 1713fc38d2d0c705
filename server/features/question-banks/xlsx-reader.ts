import { brokenCell } from '../../platform/spreadsheets/broken-cell.rules.ts';
import { columnName } from '../../platform/spreadsheets/sheet-cells.ts';
import { isEmptySheet, readWorkbook, type WorkbookSheet } from '../../platform/spreadsheets/workbook.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { headerAt, readTable, type TableRow, wantedColumns } from './table.rules.ts';

/**
 * Reads the first visible sheet with questions of an Excel workbook whose unpacked size was checked before; other
 * sheets that are not empty are reported, and so is what the sheet hides.
 */
export async function readXlsx(bytes: Uint8Array): Promise<ReadBank> {
  const { sheets } = await readWorkbook(bytes);
  const filled = sheets.filter((sheet) => !isEmptySheet(sheet));
  const shown = filled.filter(({ isHidden }) => !isHidden);
  const sheet = shown.find((each) => headerAt(tableOfSheet(each)) !== -1) ?? shown[0];
  if (sheet === undefined)
    throw new BadBank(
      filled[0] === undefined
        ? 'El libro de Excel está vacío.'
        : `Lo que trae el libro está en hojas ocultas: muestra en Excel la hoja «${shortName(filled[0])}» y vuelve a subirlo.`,
    );
  const table = tableOfSheet(sheet);
  if (headerAt(table) === -1) throw new BadBank(wantedColumns);
  const read = readTable(table);
  const others = filled
    .filter((other) => other !== sheet)
    .map((other) =>
      other.isHidden
        ? `La hoja oculta «${shortName(other)}» no se importa.`
        : `La hoja «${shortName(other)}» no se importa: solo se lee «${shortName(sheet)}».`,
    );
  const notes = [...others, ...sheet.losses].map((text) => ({ line: null, text }));
  return { ...read, notes: [...notes, ...read.notes] };
}

const shortName = ({ name }: WorkbookSheet) => name.slice(0, 60);

const tableOfSheet = ({ rows }: WorkbookSheet): TableRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: Array.from(cells, (cell) => cell?.text ?? ''),
    faults: Array.from(cells, (cell, column) => {
      const fault = cell === undefined || cell.fault === null ? undefined : brokenCell(cell.text);
      return fault?.replace('La celda', `La celda ${columnName(column)}${line}`);
    }),
    notes: Array.from(cells, (cell) =>
      cell?.day ? 'Tenía una fecha en una celda: revisa cómo quedó.' : undefined,
    ),
  }));
