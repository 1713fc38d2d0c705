import { questionTypes } from '../../../contract/constants.ts';
import { questionTypeLabel } from '../../../contract/questions/type.ts';
import { brokenCell, isExcelError } from '../../platform/spreadsheets/broken-cell.rules.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { problemAt, type ReadBank, type ReadItem, validatedItem } from './bank.rules.ts';
import { cellOfExplanation, htmlOfCell } from './explanations.rules.ts';
import { areTruths, foldedWord, truthOfKey } from './truth-words.rules.ts';

/** A row of a spreadsheet: its cells as text, and its number from 1. */
export interface TableRow {
  line: number;
  cells: string[];
  /** By column: why a cell has no value, and what to check in it. Those of columns that are not read do not count. */
  faults?: (string | undefined)[];
  notes?: (string | undefined)[];
}

/** The header row that the portal writes. */
export const header = [
  'Pregunta',
  'Tipo',
  'A',
  'B',
  'C',
  'D',
  'Correcta',
  'Módulo',
  '¿Por qué?',
  'Artículo de ley',
  'Difícil',
  'Para practicar',
];

export const wantedColumns = `La primera fila debe tener los títulos de las columnas: ${header.join(', ')}.`;

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s/_.-]+/g, ' ')
    .trim();

const columnNames: Record<string, string> = {
  pregunta: 'description',
  descripcion: 'description',
  enunciado: 'description',
  tipo: 'type',
  categoria: 'type',
  correcta: 'correct',
  'respuesta correcta': 'correct',
  respuesta: 'correct',
  clave: 'correct',
  modulo: 'module',
  '¿por que?': 'explanation',
  'por que': 'explanation',
  explicacion: 'explanation',
  retroalimentacion: 'explanation',
  justificacion: 'explanation',
  'articulo de ley': 'lawLink',
  dificil: 'hard',
  'para practicar': 'practice',
  'solo para practicar': 'practice',
  practica: 'practice',
};

function columnOf(title: string): string {
  const name = folded(title);
  const option = /^(?:(?:opcion|respuesta|answer) ?)?([a-z])$/.exec(name);
  return option ? `option:${option[1]}` : (columnNames[name] ?? '');
}

/** True for a header row: it names at least the question and its key. */
export function isHeader(cells: readonly string[]): boolean {
  const columns = cells.map(columnOf);
  return columns.includes('description') && columns.includes('correct');
}

/** Titles may stand above the headings, but not many. */
export const searchedForHeader = 15;

/** The place of the header row, below titles; -1 = there is none. */
export const headerAt = (rows: readonly TableRow[]): number =>
  rows.slice(0, searchedForHeader).findIndex(({ cells }) => isHeader(cells));

const typeOf: Record<string, 1 | 12> = {
  'verdadero o falso': questionTypes.trueFalse,
  'verdadero falso': questionTypes.trueFalse,
  'v o f': questionTypes.trueFalse,
  'v f': questionTypes.trueFalse,
  vf: questionTypes.trueFalse,
  vof: questionTypes.trueFalse,
  verdadero: questionTypes.trueFalse,
  '1': questionTypes.trueFalse,
  'seleccion multiple': questionTypes.multipleChoice,
  'opcion multiple': questionTypes.multipleChoice,
  'de opcion multiple': questionTypes.multipleChoice,
  multiple: questionTypes.multipleChoice,
  sm: questionTypes.multipleChoice,
  om: questionTypes.multipleChoice,
  '12': questionTypes.multipleChoice,
};

/** Reads a spreadsheet; its header row names the columns, and what stands above it is reported. */
export function readTable(table: readonly TableRow[]): ReadBank {
  const at = Math.max(0, headerAt(table));
  const [first, ...rows] = table.slice(at);
  const titles = first?.cells ?? [];
  const columns = onlyOnce(titles.map(columnOf));
  const width = Math.max(titles.length, ...rows.map(({ cells }) => cells.length));
  const lost = Array.from({ length: width }, (_, index) => index).filter(
    (index) => (columns[index] ?? '') === '' && rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  );
  const above = table
    .slice(0, at)
    .filter(isFilled)
    .map(({ line, cells }) => ({
      line,
      text: `Está sobre los títulos y no se importa: «${cells
        .filter((cell) => cell !== '')
        .join(' ')
        .slice(0, 60)}».`,
    }));
  const notes = lost.map((index) => ({
    line: first?.line ?? 1,
    text: titles[index]
      ? `La columna «${titles[index].slice(0, 60)}» no se importa.`
      : 'Una columna sin título no se importa.',
  }));
  const items = rows.filter(isFilled).map((row) => itemOf(row, columns));
  return { items, notes: [...above, ...notes] };
}

const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell !== '');

/** Keeps the first of two columns with one meaning; the other is not imported, and said. */
const onlyOnce = (columns: readonly string[]) =>
  columns.map((column, index) => (columns.indexOf(column) === index ? column : ''));

/** A cell that calls a question hard. */
const hardWords = new Set(['si', 's', 'x', '1', 'verdadero', 'true', 'dificil']);

function itemOf(row: TableRow, columns: readonly string[]): ReadItem {
  const { line, cells } = row;
  const used = (of: readonly (string | undefined)[] = []) =>
    of.filter((text, index) => text !== undefined && (columns[index] ?? '') !== '');
  const notes = [...new Set(used(row.notes))] as string[];
  const cellOf = (column: string) => cells[columns.indexOf(column)] ?? '';
  const description = cellOf('description');
  const refuse = (problem: string) => problemAt(line, description, problem);
  const [fault] = used(
    row.faults ?? cells.map((cell) => (isExcelError(cell) ? brokenCell(cell) : undefined)),
  );
  if (fault !== undefined) return refuse(fault);
  const options = columns
    .flatMap((column, index) => (column.startsWith('option:') ? [[column, cells[index] ?? ''] as const] : []))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text);
  while (options.at(-1) === '') options.pop();
  const typed = cellOf('type');
  const key = bareKey(cellOf('correct'), options);
  const type = typed === '' ? guessed(options) : typeOf[folded(typed)];
  if (type === undefined) return refuse(`No conocemos el tipo «${typed.slice(0, 40)}».`);
  const given = {
    description,
    module: cellOf('module'),
    isHard: hardWords.has(folded(cellOf('hard'))),
    explanation: htmlOfCell(cellOf('explanation')),
    lawLink: cellOf('lawLink').trim(),
    isPractice: truthOfKey(cellOf('practice')) === true,
  };
  if (type === questionTypes.trueFalse) {
    const isTrue = truthByKey(key, options);
    const isOther = options.some((text) => truthOfKey(text) === undefined);
    const more = isOther ? ['Las opciones de una pregunta de verdadero o falso no se usan.'] : [];
    return validatedItem(line, { ...given, notes: [...notes, ...more], answers: { isTrue } });
  }
  const named = optionNamed(key, options);
  if (named !== null) {
    const answers = { options: options.map((text, at) => ({ text, isRight: at === named })) };
    return validatedItem(line, { ...given, notes: [...notes], answers });
  }
  const isLetters = /^[A-Z](?:[\s,;.y]*[A-Z])*$/i.test(key) && !/\p{L}{5}/u.test(key);
  if (key !== '' && !isLetters)
    return refuse(`«${key.slice(0, 40)}» no dice letras, como B o A,C, ni el texto de una opción.`);
  const letters = [...key.toUpperCase()].filter(
    (sign) => /[A-Z]/.test(sign) && (sign !== 'Y' || options.length > 24),
  );
  const strange = letters.find((letter) => (options[letter.charCodeAt(0) - 65] ?? '') === '');
  if (strange !== undefined && options.length >= 2)
    return refuse(`La respuesta correcta es ${strange}, y esa opción está vacía.`);
  const answers = {
    options: options.map((text, index) => ({
      text,
      isRight: letters.includes(String.fromCharCode(65 + index)),
    })),
  };
  return validatedItem(line, { ...given, notes: [...notes], answers });
}

/** A key as people write it: 'D)', '(d)', 'b.', 'opción B', 'a) y c)'; a number counts the options. */
function bareKey(written: string, options: readonly string[]): string {
  const text = written.trim();
  if (text === '' || options.some((option) => foldedWord(option) === foldedWord(text))) return text;
  const letters = text
    .replace(/^(?:la\s+)?(?:opci[oó]n|respuesta|letra|inciso)(?:es|s)?\s*:?\s+/i, '')
    .replace(/["'“”«»()[\].:°º-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^[a-z](?:[\s,;y]+[a-z])*$/i.test(letters)) return letters;
  const numbers = /^\d{1,2}(?:(?:\s*[,;]\s*|\s+y\s+|\s+)\d{1,2})*$/.test(letters)
    ? letters.match(/\d+/g)
    : null;
  const isEach = numbers?.every((number) => Number(number) >= 1 && Number(number) <= options.length);
  return numbers && isEach
    ? numbers.map((number) => String.fromCharCode(64 + Number(number))).join(',')
    : text;
}

/** The type of a row without one: options for true and false make a true/false question. */
const guessed = (options: readonly string[]) =>
  options.length === 0 || areTruths(options) ? questionTypes.trueFalse : questionTypes.multipleChoice;

/** The truth that a key names: by the place of an option for it, else by A and B, or in words. */
function truthByKey(key: string, options: readonly string[]): boolean | null {
  const place = 'AB'.indexOf(key.trim().toUpperCase());
  if (place !== -1 && key.trim().length === 1) {
    const said = options.length === 2 ? truthOfKey(options[place] ?? '') : undefined;
    return said ?? place === 0;
  }
  return truthOfKey(key) ?? null;
}

/**
 * The place of the option that a key names by its text, 'Del saldo', or 'Sí' and 'No' by their first letter; null =
 * none, or several. An option's letter is not text.
 */
function optionNamed(key: string, options: readonly string[]): number | null {
  const word = foldedWord(key);
  if (word === '' || (/^[A-Z]$/i.test(key.trim()) && key.trim().toUpperCase() <= 'D')) return null;
  const truth = word.length === 1 ? truthOfKey(key) : undefined;
  const isNamed = (text: string) =>
    foldedWord(text) === word || (truth !== undefined && truthOfKey(text) === truth);
  const places = options.flatMap((text, at) => (text !== '' && isNamed(text) ? [at] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** A bank as rows, the header first. */
export function tableOf(questions: readonly BankedQuestion[]): string[][] {
  const rows = questions.map((question) => {
    const { description, type, options, correct, module, isHard, explanation, lawLink, isPractice } =
      question;
    return [
      description,
      questionTypeLabel(type),
      ...[0, 1, 2, 3].map((place) => options[place] ?? ''),
      correct,
      module,
      cellOfExplanation(explanation),
      lawLink,
      isHard ? 'Sí' : '',
      isPractice ? 'Sí' : '',
    ];
  });
  return [header, ...rows];
}
