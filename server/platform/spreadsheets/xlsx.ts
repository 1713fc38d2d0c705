import type { Cell } from './csv.ts';

/** A workbook of one sheet: its first row is the header, its widths are in characters. */
export interface Sheet {
  name: string;
  widths: readonly number[];
  rows: readonly (readonly Cell[])[];
}

/**
 * Escapes text for a workbook. Workbooks spell a character '_x0041_', so the first character of a literal text of
 * this form is escaped. The library drops U+FFFD, the rest of a broken text: it is escaped too.
 */
const literal = (text: string) =>
  text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\ufffd', '_xFFFD_');

const cellOf = (value: Cell) => {
  if (value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top' as const }
    : { value: literal(value), type: String, wrap: true, alignVertical: 'top' as const };
};

/** Loads the library that writes workbooks, with the first workbook. */
export const loadXlsxWriter = () => import('write-excel-file/node');

/** Writes a workbook; text stays text, so that no cell runs as a formula. */
export async function xlsxOf({ name, widths, rows: [titles = [], ...rows] }: Sheet): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await loadXlsxWriter();
  const data = [
    titles.map((title) => ({ value: String(title), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const columns = widths.map((width) => ({ width }));
  return writeXlsxFile(data, { columns, sheet: name, stickyRowsCount: 1 }).toBuffer();
}
