import { questionTypes } from '../../../contract/constants.ts';
import { questionTypeLabel } from '../../../contract/content/question-type.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { problemAt, type ReadBank, type ReadItem, validatedItem } from './bank.rules.ts';
import { areTruths, foldedWord, truthOfKey } from './truth-words.rules.ts';

/** A row of a spreadsheet: its cells as text, and its number from 1. */
export interface TableRow {
  line: number;
  cells: string[];
  notes?: string[];
}

/** The header row that the portal writes. */
export const header = ['Pregunta', 'Tipo', 'A', 'B', 'C', 'D', 'Correcta', 'Módulo'];

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

const typeOf: Record<string, 1 | 12> = {
  'verdadero o falso': questionTypes.trueFalse,
  'verdadero falso': questionTypes.trueFalse,
  'v o f': questionTypes.trueFalse,
  'v f': questionTypes.trueFalse,
  vf: questionTypes.trueFalse,
  '1': questionTypes.trueFalse,
  'seleccion multiple': questionTypes.multipleChoice,
  'opcion multiple': questionTypes.multipleChoice,
  multiple: questionTypes.multipleChoice,
  '12': questionTypes.multipleChoice,
};

/** Reads a spreadsheet; its header row names the columns. */
export function readTable([first, ...rows]: readonly TableRow[]): ReadBank {
  const columns = (first?.cells ?? []).map(columnOf);
  const lost = (first?.cells ?? []).filter(
    (_, index) => columns[index] === '' && rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  );
  const notes = lost.map((title) => ({
    line: first?.line ?? 1,
    text:
      title === ''
        ? 'Una columna sin título no se importa.'
        : `La columna «${title.slice(0, 60)}» no se importa.`,
  }));
  const items = rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => itemOf(row, columns));
  return { items, notes };
}

function itemOf({ line, cells, notes = [] }: TableRow, columns: readonly string[]): ReadItem {
  const cellOf = (column: string) => cells[columns.indexOf(column)] ?? '';
  const description = cellOf('description');
  const refuse = (problem: string) => problemAt(line, description, problem);
  const options = columns
    .flatMap((column, index) => (column.startsWith('option:') ? [[column, cells[index] ?? ''] as const] : []))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text);
  while (options.at(-1) === '') options.pop();
  const typed = cellOf('type');
  const key = cellOf('correct');
  const type = typed === '' ? guessed(options) : typeOf[folded(typed)];
  if (type === undefined) return refuse(`No conocemos el tipo «${typed.slice(0, 40)}».`);
  const given = { description, module: cellOf('module') };
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
  const rows = questions.map(({ description, type, options, correct, module }) => [
    description,
    questionTypeLabel(type),
    ...[0, 1, 2, 3].map((place) => options[place] ?? ''),
    correct,
    module,
  ]);
  return [header, ...rows];
}
