import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { newPerson } from '../../../../contract/calls/new-users.ts';
import { genders } from '../../../../contract/constants.ts';
import { emailAddress } from '../../../../contract/person-fields.ts';
import { unguarded } from '../../../platform/spreadsheets/csv.ts';
import type { ReadPerson } from './plan-people.rules.ts';

/** An unreadable list; the message is for people. */
export class BadPeopleTable extends Error {}

interface Row {
  line: number;
  cells: string[];
}

/** A pasted list is compared with the accounts by e-mail. */
const listedPerson = z.extend(newPerson, { Email: emailAddress('El campo Email es obligatorio.') });

/** The order of the columns without headings. */
const peopleColumns = ['FirstName', 'LastName', 'Email', 'Gender', 'FechaNac', 'UserName'] as const;
type PeopleColumn = (typeof peopleColumns)[number];

const headings: Record<string, PeopleColumn> = {
  nombre: 'FirstName',
  nombres: 'FirstName',
  apellido: 'LastName',
  apellidos: 'LastName',
  email: 'Email',
  'e mail': 'Email',
  mail: 'Email',
  correo: 'Email',
  'correo electronico': 'Email',
  genero: 'Gender',
  sexo: 'Gender',
  'fecha de nacimiento': 'FechaNac',
  'fecha nacimiento': 'FechaNac',
  nacimiento: 'FechaNac',
  usuario: 'UserName',
  'nombre de usuario': 'UserName',
};

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim();

/**
 * Reads the people of a pasted list or CSV: separated by tabs, semicolons or commas, with headings in any order or
 * without in the usual order. Empty lines are left out. Refuses (BadPeopleTable) an unclosed quotation.
 */
export function readPeople(text: string): ReadPerson[] {
  const rows = rowsOf(text).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = (rows[0]?.cells ?? []).map((cell) => headings[folded(cell)]);
  const hasHeading = named.includes('FirstName') && named.includes('Email');
  const columns = hasHeading ? named : peopleColumns;
  const people = hasHeading ? rows.slice(1) : rows;
  const genderOf = gendersOf(people.map(({ cells }) => cells[columns.indexOf('Gender')] ?? ''));
  return people.map((row) => personOf(row, columns, genderOf));
}

function rowsOf(text: string): Row[] {
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const countOf = (sign: string) => first.split(sign).length;
  const [delimiter = ','] = ['\t', ';', ','].toSorted((one, other) => countOf(other) - countOf(one));
  let before = 0;
  try {
    const records = parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      bom: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => {
      const line = before + 1;
      before = info.lines;
      return { line, cells: record.map((cell) => unguarded(cell.trim())) };
    });
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new BadPeopleTable(
      `Las comillas de la línea ${line ?? '?'} no se cierran: no se puede leer la lista.`,
    );
  }
}

const { male, female } = genders;

/** Decides by the other letter: 'M' is a man beside 'F' and a woman beside 'H', because lists use both. */
function gendersOf(written: readonly string[]): (cell: string) => number | undefined {
  const isMan = written.every((cell) => folded(cell) !== 'h');
  const words: Record<string, number> = {
    masculino: male,
    hombre: male,
    varon: male,
    h: male,
    '1': male,
    m: isMan ? male : female,
    femenino: female,
    mujer: female,
    f: female,
    '2': female,
  };
  return (cell) => words[folded(cell)];
}

/** Reads a date as people write it into 'YYYY-MM-DD'; anything else stays and is refused by its field. */
function dateOf(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function personOf(
  { line, cells }: Row,
  columns: readonly (PeopleColumn | undefined)[],
  genderOf: (cell: string) => number | undefined,
): ReadPerson {
  const cellOf = (column: PeopleColumn) => cells[columns.indexOf(column)] ?? '';
  const written = Object.fromEntries(peopleColumns.map((column) => [column, cellOf(column)]));
  const subject = shortened([cellOf('FirstName'), cellOf('LastName'), cellOf('Email')].join(' ').trim(), 120);
  const [gender, birth] = [cellOf('Gender'), cellOf('FechaNac')];
  const read = listedPerson.safeParse({
    ...written,
    Gender: gender === '' ? '' : (genderOf(gender) ?? 0),
    FechaNac: dateOf(birth),
  });
  if (read.success) return { line, subject, found: { person: read.data } };
  const said: Record<string, string> = {
    ...(gender !== '' && {
      Gender: `No conocemos el género «${shortened(gender, 40)}»: escribe Masculino o Femenino.`,
    }),
    ...(birth !== '' && {
      FechaNac: `«${shortened(birth, 40)}» no es una fecha de nacimiento: escríbela como 31/12/1980.`,
    }),
  };
  const ofField = new Map<string, string>();
  for (const { path, message } of read.error.issues.toReversed()) ofField.set(String(path[0]), message);
  const problems = peopleColumns.flatMap((column) => {
    const message = ofField.get(column);
    return message === undefined ? [] : [said[column] ?? message];
  });
  return { line, subject, found: { problem: problems.join(' ') } };
}

/** Shortens a text without leaving half a character. */
const shortened = (text: string, most: number): string => text.slice(0, most).toWellFormed();
