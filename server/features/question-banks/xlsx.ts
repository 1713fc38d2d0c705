import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { header, isHeader, readTable, type TableRow, tableOf } from './table.rules.ts';

const columnWidths = [60, 18, 28, 28, 28, 28, 10, 28];

/** The questions of the first sheet of an Excel workbook whose parts are known to unpack to a fair size. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadBank> {
  const rows = await readSheet(Buffer.from(bytes), { trim: false }).catch(() => {
    throw new BadBank('El libro de Excel está dañado o no tiene hojas.');
  });
  const table = rows.map((row, index): TableRow => {
    const cells = row.map(textOf);
    const isDated = row.some((cell) => (cell as unknown) instanceof Date);
    const notes = isDated ? ['Tenía una fecha en una celda: revisa cómo quedó.'] : [];
    return { line: index + 1, cells, notes };
  });
  const first = table.findIndex(({ cells }) => cells.some((cell) => cell !== ''));
  if (first === -1) throw new BadBank('La primera hoja del libro está vacía.');
  if (!isHeader(table[first]?.cells ?? []))
    throw new BadBank(`La primera fila debe tener los títulos de las columnas: ${header.join(', ')}.`);
  return readTable(table.slice(first));
}

/** A cell as a person reads it: its number, its truth in Spanish, its date in the order of the calendar. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Verdadero' : 'Falso';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

/** Workbooks spell a character '_x0041_': a text that has such a thing of its own has its first sign spelt so. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** A bank as a workbook of one sheet; every cell is a text, so that nothing in it is run as a formula. */
export async function writeXlsx(questions: readonly BankedQuestion[]): Promise<Uint8Array> {
  const [titles = [], ...rows] = tableOf(questions);
  const data = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        value === ''
          ? null
          : { value: literal(value), type: String, wrap: true, alignVertical: 'top' as const },
      ),
    ),
  ];
  const columns = columnWidths.map((width) => ({ width }));
  return writeXlsxFile(data, { columns, sheet: 'Preguntas', stickyRowsCount: 1 }).toBuffer();
}
