import type { ImportColumn } from '../../../../contract/people-import/calls.ts';
import { importedPeopleCap, type NameOrder } from '../../../../contract/people-import/fields.ts';
import { counted } from '../../../../contract/text/counted.ts';
import { csvRows, delimiterLine, openQuotes, type TextRow } from '../../../platform/spreadsheets/csv-rows.ts';
import { linesInWords } from '../../../platform/spreadsheets/sheet-losses.ts';
import { textOfFile } from '../../../platform/spreadsheets/text-of-file.ts';
import { UnreadableFile } from '../../../platform/spreadsheets/unreadable-file.ts';
import { isEmptySheet, readWorkbook, type WorkbookSheet } from '../../../platform/spreadsheets/workbook.ts';
import { saysNothing } from './cells.rules.ts';
import { problemOfColumns } from './columns.rules.ts';
import { type GuessedTable, guessColumns } from './guess-columns.rules.ts';
import { looksLikeName, splitName } from './names.rules.ts';

/** The file, or the pasted cells, for the child process to read. */
export interface PeopleFile {
  bytes: Uint8Array;
  isWorkbook: boolean;
}

export interface PeopleTable extends Omit<GuessedTable, 'columns' | 'headings'> {
  columns: ImportColumn[];
  /** The detected format as part of a sentence: 'leído como UTF-8 y separado por comas'. */
  reading: string;
  /** Days without a format count from 1904. */
  is1904: boolean;
  /** Sentences about what is left out or was changed. */
  notes: string[];
}

const lines = (count: number) => counted(count, 'línea', 'líneas');

const columnsAtMost = 60;
const cellLength = 300;
const charactersAtMost = 6_000_000;

/**
 * Reads the table of a list of people and guesses its columns. Refuses (UnreadableFile) other files, one without
 * people, and one with more than 5,000.
 */
export async function readPeopleFile(file: PeopleFile): Promise<PeopleTable> {
  const { rows, reading, is1904, notes } = file.isWorkbook
    ? await rowsOfWorkbook(file.bytes)
    : rowsOfText(file.bytes);
  const filled = filledRows(rows);
  if (filled.length === 0) throw new UnreadableFile('La lista está vacía.');
  const guessed = guessColumns(filled.map(cut));
  const { people, linesAbove } = guessed;
  if (people.length === 0) throw new UnreadableFile('La lista tiene solo los títulos de las columnas.');
  if (people.length > importedPeopleCap)
    throw new UnreadableFile(
      `La lista trae ${lines(people.length)}; de una vez caben ${lines(importedPeopleCap)}. Divídela.`,
    );
  const size = people.reduce((sum, { cells }) => sum + cells.join('').length, 0);
  if (size > charactersAtMost)
    throw new UnreadableFile('La lista trae demasiado texto. Deja en ella solo los datos de las personas.');
  if (
    Math.max(...people.map(({ cells }) => cells.length)) === 1 &&
    2 * people.filter(({ cells }) => isSomeName(cells[0])).length <= people.length
  )
    throw new UnreadableFile('No es una tabla de personas: no encontramos columnas ni nombres.');
  const above =
    linesAbove === 0
      ? []
      : [
          linesAbove === 1
            ? 'La línea sobre los títulos no se importa.'
            : `Las ${linesAbove} líneas sobre los títulos no se importan.`,
        ];
  const { headings, ...table } = guessed;
  const columns = table.columns.map((field, place) =>
    columnShown(
      { title: headings[place] ?? '', field },
      people.map(({ cells }) => cells[place] ?? ''),
    ),
  );
  return { ...table, columns, reading, is1904, notes: [...notes, ...above, ...cutNotes(filled)] };
}

const samplesShown = 3;

function columnShown(named: Pick<ImportColumn, 'title' | 'field'>, cells: readonly string[]): ImportColumn {
  const filled = cells.filter((cell) => cell !== '');
  const samples = [...new Set(filled.filter((cell) => !saysNothing(cell)))].slice(0, samplesShown);
  const names = samples.filter((cell) => looksLikeName(cell) && !cell.includes(','));
  const splits = names.map((written) => ({
    written,
    namesFirst: splitText(written, 'namesFirst'),
    surnamesFirst: splitText(written, 'surnamesFirst'),
  }));
  return { ...named, samples, filled: filled.length, splits };
}

const splitText = (written: string, order: NameOrder) => {
  const { firstName, lastName } = splitName(written, order);
  return `${firstName} | ${lastName}`;
};

/** True for words that look like a name and not a sentence, in a list with one column. */
const isSomeName = (cell = '') =>
  looksLikeName(cell) && !/[.!?:]$/.test(cell) && cell.split(/\s+/).length <= 8;

/** A row of a table; in a workbook, the text of merged cells to the left, by column. */
interface Row extends TextRow {
  across?: ReadonlyMap<number, string> | undefined;
}

const cut = ({ line, cells, across }: Row): Row => ({
  line,
  across,
  cells: cells
    .slice(0, columnsAtMost)
    .map((cell) => cell.replaceAll('\0', '').slice(0, cellLength).toWellFormed()),
});

/** Sentences about cells of which only a part is read. */
function cutNotes(rows: readonly Row[]): string[] {
  const long = rows.filter(({ cells }) => cells.some((cell) => cell.length > cellLength));
  const isWide = rows.some(({ cells }) => cells.slice(columnsAtMost).some((cell) => cell !== ''));
  return [
    long.length > 0 &&
      `Hay celdas con más de ${cellLength} letras, de las que se lee solo el comienzo: en ${long.length === 1 ? 'la línea' : 'las líneas'} ${linesInWords(long.map(({ line }) => line))}.`,
    isWide && `Solo se leen las primeras ${columnsAtMost} columnas.`,
  ].filter((note) => note !== false);
}

const filledRows = (rows: readonly Row[]) => rows.filter(({ cells }) => cells.some((cell) => cell !== ''));

interface Rows {
  rows: Row[];
  reading: string;
  is1904: boolean;
  notes: string[];
}

async function rowsOfWorkbook(bytes: Uint8Array): Promise<Rows> {
  const { sheets, is1904 } = await readWorkbook(bytes);
  const filled = sheets.filter((each) => !isEmptySheet(each));
  const shown = filled.filter(({ isHidden }) => !isHidden);
  if (filled.length === 0) throw new UnreadableFile('El libro de Excel está vacío.');
  // a cover sheet with instructions may stand before the list
  const sheet = shown.find(hasPeople) ?? shown[0];
  if (sheet === undefined)
    throw new UnreadableFile(
      `Lo que trae el libro está en hojas ocultas: muestra en Excel la hoja «${shortName(filled[0])}» y vuelve a subirlo.`,
    );
  const others = filled
    .filter((other) => other !== sheet)
    .map((other) =>
      other.isHidden
        ? `La hoja oculta «${shortName(other)}» no se importa.`
        : `La hoja «${shortName(other)}» no se importa: solo se lee «${shortName(sheet)}».`,
    );
  return {
    rows: rowsOfSheet(sheet),
    reading: 'leído como libro de Excel',
    is1904,
    notes: [...others, ...sheet.losses],
  };
}

const shortName = (sheet: WorkbookSheet | undefined) => (sheet?.name ?? '').slice(0, 60);

/** Dates are read as days: how a cell shows them depends on who opens it. */
const rowsOfSheet = ({ rows, across }: WorkbookSheet): Row[] =>
  rows.map(({ line, cells }) => ({
    line,
    across: across.get(line),
    cells: Array.from(cells, (cell) => cell?.day ?? cell?.text ?? ''),
  }));

/** True for a sheet whose headings or values make a list of people. */
function hasPeople(sheet: WorkbookSheet): boolean {
  const { columns, people } = guessColumns(filledRows(rowsOfSheet(sheet)).slice(0, 300).map(cut));
  return people.length > 0 && problemOfColumns(columns) === undefined;
}

const signs = [
  ['\t', 'separado por tabulaciones'],
  [';', 'separado por punto y coma'],
  [',', 'separado por comas'],
  ['|', 'separado por barras'],
] as const;

function rowsOfText(bytes: Uint8Array): Rows {
  const { text: read, notes } = textOfFile(bytes);
  const text = read.replace(/^\ufeff/, '');
  const told = delimiterLine.exec(text)?.[1];
  const sign = told ?? delimiterOf(text);
  const encoding = notes.length > 0 ? 'Windows-1252' : 'UTF-8';
  const words = signs.find(([each]) => each === sign)?.[1] ?? `separado por «${sign}»`;
  try {
    return {
      rows: csvRows(text, sign),
      reading: `leído como ${encoding} y ${words}`,
      is1904: false,
      notes: [...notes],
    };
  } catch (error) {
    throw new UnreadableFile(openQuotes(text, error, 'la lista'));
  }
}

/** The separator: the sign with the same count in most of the first lines; a comma inside names does not count. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, 20).filter((line) => line.trim() !== '');
  const scores = signs.map(([sign]) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1);
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
    return {
      sign,
      score: usual === 0 ? 0 : counts.filter((count) => count === usual).length * Math.min(usual, 3),
    };
  });
  const best = scores.reduce((most, each) => (each.score > most.score ? each : most));
  return best.score === 0 ? ',' : best.sign;
}
