import { joinedFields, type NameOrder, type PeopleField } from '../../../../contract/people-import/fields.ts';
import { isExcelError } from '../../../platform/spreadsheets/broken-cell.rules.ts';
import {
  looksLikeDate,
  looksLikeDocument,
  looksLikeEmail,
  looksLikeGender,
  looksLikePhone,
  saysNothing,
} from './cells.rules.ts';
import { problemOfColumns } from './columns.rules.ts';
import { fieldOfHeading, isBareName, orderOfHeading } from './headings.rules.ts';
import { hasGivenName, looksLikeName, orderOfNames } from './names.rules.ts';

interface TextRow {
  line: number;
  cells: string[];
  /** The text of a merged cell to the left, by column from 0. */
  across?: ReadonlyMap<number, string> | undefined;
}

export interface GuessedTable {
  /** The headings; '' for a column without one. Empty if the list has none. */
  headings: string[];
  hasHeadings: boolean;
  /** The meaning of each column; null = not imported. */
  columns: (PeopleField | null)[];
  order: NameOrder;
  isOrderClear: boolean;
  /** True if headings and values leave nothing to ask. */
  isSure: boolean;
  people: TextRow[];
  /** Lines above the headings, such as a title. */
  linesAbove: number;
}

/** Headings are in the first lines, or nowhere. */
const searchedForHeadings = 15;
const sampleSize = 200;

const fieldsIn = ({ cells }: TextRow) =>
  cells.map((cell) => (cell === '' ? undefined : isBareName(cell) ? 'firstName' : fieldOfHeading(cell)));

function headingsOf(rows: readonly TextRow[]): number {
  let [best, at] = [0, -1];
  for (const [index, row] of rows.slice(0, searchedForHeadings).entries()) {
    const known = new Set(fieldsIn(row).filter((field) => field !== undefined)).size;
    const hasValues = row.cells.some(
      (cell) => looksLikeEmail(cell) || looksLikeDate(cell) || /^\d{5,}$/.test(cell),
    );
    const filled = row.cells.filter((cell) => cell !== '').length;
    // one known heading is enough where the list has one or two columns: 'Nombre completo'
    const isEnough = known >= 2 || (known === 1 && filled <= 2 && rows.length > 1);
    if (isEnough && !hasValues && known > best) [best, at] = [known, index];
  }
  return at;
}

/** A heading over two merged columns is the heading of both. */
const titleAt = (row: TextRow | undefined, place: number): string =>
  row?.cells[place] || (row?.across?.get(place) ?? '');

/** Guesses the meaning of each column, by its heading, else by its values (spec 5.11). */
export function guessColumns(rows: readonly TextRow[]): GuessedTable {
  const at = headingsOf(rows);
  const people = rows.slice(at + 1);
  const width = Math.max(0, ...rows.slice(Math.max(0, at)).map(({ cells }) => cells.length));
  const headings = at === -1 ? [] : Array.from({ length: width }, (_, place) => titleAt(rows[at], place));
  const samples = Array.from({ length: width }, (_, place) =>
    people
      .slice(0, sampleSize)
      .map(({ cells }) => cells[place] ?? '')
      .filter((cell) => !saysNothing(cell) && !isExcelError(cell)),
  );
  const columns = at === -1 ? byValues(samples) : byHeadings(headings, samples);
  const whole = columns.indexOf('fullName');
  const told = whole === -1 ? undefined : orderOfHeading(headings[whole] ?? '');
  const { order, isClear } = orderOfNames(samples[whole] ?? []);
  const isOrderClear = whole === -1 || told !== undefined || isClear;
  return {
    headings,
    hasHeadings: at !== -1,
    columns,
    order: told ?? order,
    isOrderClear,
    isSure: at !== -1 && isOrderClear && isSureOf(headings, columns, samples),
    people,
    linesAbove: Math.max(0, at),
  };
}

/** True if the columns make people, and no unused one could be a missing field. */
function isSureOf(
  headings: readonly string[],
  columns: readonly (PeopleField | null)[],
  samples: readonly string[][],
): boolean {
  const byItsValues = byValues(samples);
  const mayBeMissed = (title: string, place: number) => {
    if (columns[place] !== null || samples[place]?.length === 0) return false;
    if (isBareName(title) || fieldOfHeading(title) !== undefined) return true;
    const field = byItsValues[place] ?? null;
    return field !== null && !columns.includes(field);
  };
  return problemOfColumns(columns) === undefined && !headings.some(mayBeMissed);
}

function byHeadings(headings: readonly string[], samples: readonly string[][]): (PeopleField | null)[] {
  const known = headings.map((title) => (title === '' ? undefined : fieldOfHeading(title)));
  const hasSurnames = known.includes('lastName');
  const hasWhole = known.includes('fullName');
  const fields = headings.map((title, place) => {
    // 'Nombre' beside 'Apellidos' is the given name; alone it is the whole name
    if (isBareName(title)) return hasSurnames ? 'firstName' : hasWhole ? null : 'fullName';
    const field = known[place] ?? null;
    const filled = samples[place] ?? [];
    // 'Nombre' may be a course's, 'Contacto' a name: values of another kind rule the heading out
    if (field === 'phone' && filled.length > 0 && !filled.some((cell) => /\d{5}/.test(cell))) return null;
    if (field === 'email' && filled.length > 0 && !filled.some((cell) => cell.includes('@'))) return null;
    return field;
  });
  return withoutRepeats(fields, samples);
}

/** Keeps the fuller of two columns with one meaning; parts of a name are joined. */
function withoutRepeats(
  fields: readonly (PeopleField | null)[],
  samples: readonly string[][],
): (PeopleField | null)[] {
  const fullest = new Map<PeopleField, number>();
  for (const [place, field] of fields.entries()) {
    if (field === null || joinedFields.includes(field)) continue;
    const before = fullest.get(field);
    const isFuller = before === undefined || (samples[place]?.length ?? 0) > (samples[before]?.length ?? 0);
    if (isFuller) fullest.set(field, place);
  }
  const hasNames = fields.includes('firstName') && fields.includes('lastName');
  return fields.map((field, place) => {
    if (field === null || joinedFields.includes(field)) return field;
    if (field === 'fullName' && hasNames) return null;
    return fullest.get(field) === place ? field : null;
  });
}

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

function byValues(samples: readonly string[][]): (PeopleField | null)[] {
  const found = samples.map((cells): PeopleField | null => {
    if (share(cells, looksLikeEmail) > 0.6) return 'email';
    if (share(cells, looksLikeDate) > 0.7) return 'birthDate';
    if (share(cells, looksLikeGender) > 0.9) return 'gender';
    if (share(cells, looksLikePhone) > 0.7) return 'phone';
    if (share(cells, looksLikeDocument) > 0.7) return 'document';
    return null;
  });
  const words = samples.flatMap((cells, place) =>
    found[place] === null && share(cells, (cell) => /^[\p{L}\p{M}.,'’ -]{2,}$/u.test(cell)) > 0.8
      ? [place]
      : [],
  );
  const cellsAt = (place: number) => samples[place] ?? [];
  const given = words.toSorted(
    (one, other) => share(cellsAt(other), hasGivenName) - share(cellsAt(one), hasGivenName),
  )[0];
  if (given !== undefined && share(cellsAt(given), hasGivenName) > 0.2) {
    // three words or more are a whole name; a neighbouring column of words makes it the given names
    const isWhole = share(cellsAt(given), (cell) => cell.trim().split(/[\s,]+/).length >= 3) > 0.5;
    const beside = [given + 1, given - 1].find((place) => words.includes(place));
    if (isWhole || beside === undefined) {
      if (share(cellsAt(given), looksLikeName) > 0.5) found[given] = 'fullName';
    } else {
      found[given] = 'firstName';
      found[beside] = 'lastName';
    }
  }
  return withoutRepeats(found, samples);
}
