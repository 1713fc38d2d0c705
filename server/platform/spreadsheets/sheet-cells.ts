import { shownNumber } from './number-format.rules.ts';
import type { Styles } from './workbook-styles.ts';
import { hearXml, unescaped } from './workbook-xml.ts';

/** The columns that are read; no list of people or questions has a third of them. */
export const columnsAtMost = 200;

/** A cell as Excel shows it. */
interface WorkbookCell {
  text: string;
  /** The day of a date, 'YYYY-MM-DD'; null = no date. */
  day: string | null;
  /** The cell holds no value: one of Excel's errors, or a formula that was never calculated. */
  fault: 'error' | 'formula' | null;
  /** It is struck through. */
  isStruck: boolean;
}

export interface WorkbookRow {
  /** From 1, as Excel counts. */
  line: number;
  cells: readonly (WorkbookCell | undefined)[];
  isHidden: boolean;
}

interface MergedArea {
  firstLine: number;
  lastLine: number;
  /** From 0. */
  firstColumn: number;
  lastColumn: number;
}

/** A sheet's cells, and what the sheet says of its rows and columns. */
export interface SheetCells {
  rows: WorkbookRow[];
  across: Map<number, Map<number, string>>;
  merged: MergedArea[];
  hiddenColumns: { first: number; last: number }[];
  isFiltered: boolean;
  /** Cells beyond the last column that is read. */
  cellsBeyond: number;
}

interface Around {
  texts: readonly string[];
  styles: Styles;
  is1904: boolean;
}

/** 'B7' is column 1 of line 7; undefined = written otherwise. */
function placeOf(reference: string | undefined): { column: number; line: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference ?? '') ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = 26 * column + letter.charCodeAt(0) - 64;
  return { column: column - 1, line: Number(digits) };
}

/** 0 is 'A', 27 is 'AB'. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const isOn = (value: string | undefined) => value !== undefined && /^(?:1|true|on)$/i.test(value);

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string | undefined;
  formula: string | undefined;
}

/** Reads the cells of a sheet as Excel shows them. */
export function readCells(xml: string, around: Around): SheetCells {
  const rows: (WorkbookRow & { cells: (WorkbookCell | undefined)[] })[] = [];
  const merged: MergedArea[] = [];
  const hiddenColumns: SheetCells['hiddenColumns'] = [];
  let [isFiltered, cellsBeyond, line] = [false, 0, 0];
  let cell: OpenCell | undefined;
  let into: 'value' | 'formula' | undefined;
  let isReading = false;
  let [nextColumn, isInData] = [0, false];
  hearXml(xml, {
    open(name, attribute) {
      if (name === 'sheetData') isInData = true;
      else if (isInData && name === 'row') {
        line = Number(attribute('r') ?? line + 1);
        nextColumn = 0;
        const isHidden = isOn(attribute('hidden')) || attribute('ht') === '0';
        rows.push({ line, cells: [], isHidden });
      } else if (isInData && name === 'c') {
        const column = placeOf(attribute('r'))?.column ?? nextColumn;
        nextColumn = column + 1;
        const [type, style] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0)];
        cell = { column, type, style, value: undefined, formula: undefined };
      } else if (cell !== undefined && (name === 'v' || (name === 't' && cell.type === 'inlineStr'))) {
        into = isReading ? undefined : 'value';
        cell.value ??= '';
      } else if (cell !== undefined && name === 'f') {
        into = 'formula';
        cell.formula ??= '';
      } else if (name === 'rPh') isReading = true;
      else if (name === 'mergeCell') {
        const [first, last] = (attribute('ref') ?? '').split(':').map(placeOf);
        if (first !== undefined && last !== undefined)
          merged.push({
            firstLine: first.line,
            lastLine: last.line,
            firstColumn: first.column,
            lastColumn: last.column,
          });
      } else if (name === 'col' && (isOn(attribute('hidden')) || attribute('width') === '0'))
        hiddenColumns.push({ first: Number(attribute('min')) - 1, last: Number(attribute('max')) - 1 });
      else if (name === 'filterColumn') isFiltered = true;
    },
    close(name) {
      if (name === 'sheetData') isInData = false;
      if (name === 'rPh') isReading = false;
      if (name === 'v' || name === 't' || name === 'f') into = undefined;
      if (name !== 'c' || cell === undefined) return;
      const shown = shownCell(cell, around);
      if (shown !== undefined && cell.column >= columnsAtMost) cellsBeyond += 1;
      else if (shown !== undefined) {
        const cells = rows.at(-1)?.cells;
        while (cells !== undefined && cells.length < cell.column) cells.push(undefined);
        if (cells !== undefined) cells[cell.column] = shown;
      }
      cell = undefined;
    },
    text(piece) {
      if (cell !== undefined && into !== undefined) cell[into] = (cell[into] ?? '') + piece;
    },
  });
  const across = spread(rows, merged);
  const filled = rows.filter(({ cells }) => cells.some((each) => each !== undefined));
  return { rows: filled, across, merged, hiddenColumns, isFiltered, cellsBeyond };
}

/** A cell as it looks; undefined = empty. */
function shownCell({ type, style, value, formula }: OpenCell, around: Around): WorkbookCell | undefined {
  const { format = 'General', isStruck = false } = around.styles[style] ?? {};
  const shown = (text: string, more: Partial<WorkbookCell> = {}): WorkbookCell | undefined =>
    text.trim() === '' ? undefined : { text: text.trim(), day: null, fault: null, isStruck, ...more };
  if (type === 'e') return shown(value ?? '#VALUE!', { fault: 'error' });
  if (formula !== undefined && (value === undefined || (value === '' && type !== 'str')))
    return shown(`=${unescaped(formula)}`, { fault: 'formula' });
  if (value === undefined) return undefined;
  if (type === 's') return shown(around.texts[Number(value)] ?? '');
  if (type === 'str' || type === 'inlineStr') return shown(unescaped(value));
  if (type === 'b') return shown(value.trim() === '1' ? 'Verdadero' : 'Falso');
  if (type === 'd') {
    const [day = value] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? [];
    return shown(value, { day });
  }
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return shown(value);
  const { text, day } = shownNumber(number, format, around.is1904);
  return shown(text, { day });
}

/**
 * Puts a merged cell into every filled row that it covers. What lies to its right belongs to it as well, and is
 * told apart: a title over five columns is no heading of five.
 */
function spread(
  rows: readonly { line: number; cells: (WorkbookCell | undefined)[] }[],
  merged: readonly MergedArea[],
): SheetCells['across'] {
  const across: SheetCells['across'] = new Map();
  if (merged.length === 0) return across;
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const isFilled = ({ cells }: { cells: readonly (WorkbookCell | undefined)[] }) =>
    cells.some((cell) => cell !== undefined);
  const filledBefore = new Set(rows.filter(isFilled).map(({ line }) => line));
  for (const { firstLine, lastLine, firstColumn, lastColumn } of merged) {
    const cell = byLine.get(firstLine)?.cells[firstColumn];
    if (cell === undefined) continue;
    for (let line = firstLine; line <= Math.min(lastLine, rows.at(-1)?.line ?? 0); line += 1) {
      const row = byLine.get(line);
      if (row === undefined || !filledBefore.has(line)) continue;
      while (row.cells.length < firstColumn) row.cells.push(undefined);
      row.cells[firstColumn] = cell;
      if (lastColumn === firstColumn) continue;
      const of = across.get(line) ?? new Map<number, string>();
      for (let column = firstColumn + 1; column <= Math.min(lastColumn, columnsAtMost); column += 1)
        of.set(column, cell.text);
      across.set(line, of);
    }
  }
  return across;
}
