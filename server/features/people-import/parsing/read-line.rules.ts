import {
  documentNumber,
  emailAddress,
  familyName,
  personName,
  phoneNumber,
} from '../../../../contract/accounts/person-fields.ts';
import { newUsername } from '../../../../contract/accounts/username.ts';
import { groupNameLength } from '../../../../contract/groups/fields.ts';
import {
  listedCourseLength,
  type MendedField,
  mendedFields,
  type NameOrder,
  type PeopleField,
} from '../../../../contract/people-import/fields.ts';
import { brokenCell } from '../../../platform/spreadsheets/broken-cell.rules.ts';
import {
  type DateOrder,
  dateOrderOf,
  gendersOf,
  readBirthDate,
  readDocument,
  readEmail,
  readPhone,
  saysNothing,
} from './cells.rules.ts';
import { splitName, tidyPerson } from './names.rules.ts';

/** Everything that a list says of a person; '' and null = unknown. */
export interface ListedPerson {
  firstName: string;
  lastName: string;
  document: string;
  email: string;
  phone: string;
  /** 'YYYY-MM-DD'. */
  birthDate: string | null;
  gender: number | null;
  username: string;
  group: string;
  /** The course as the list calls it; absent in lists from before. */
  course?: string;
}

/** A line's person, with the written value and the problem of each field. */
export interface ReadLine {
  person: ListedPerson;
  written: Partial<Record<MendedField, string>>;
  problems: { field: MendedField; message: string }[];
}

/** The settings for reading every line of a list. */
export interface ColumnPlan {
  columns: readonly (PeopleField | null)[];
  order: NameOrder;
  dateOrder: DateOrder;
  /** Days without a format count from 1904. */
  is1904: boolean;
  genderOf: (cell: string) => number | undefined;
  /** 'YYYY-MM-DD'. */
  today: string;
}

export type Mended = Partial<Record<MendedField, string>>;

/** Determines the date order and the meaning of letters from all lines of a list. */
export function columnPlanOf(
  rows: readonly (readonly string[])[],
  columns: readonly (PeopleField | null)[],
  given: Pick<ColumnPlan, 'order' | 'today' | 'is1904'>,
): ColumnPlan {
  const columnOf = (field: PeopleField) => {
    const place = columns.indexOf(field);
    return place === -1 ? [] : rows.map((cells) => cells[place] ?? '');
  };
  return {
    ...given,
    columns,
    dateOrder: dateOrderOf(columnOf('birthDate')),
    genderOf: gendersOf(columnOf('gender')),
  };
}

/** Reads a line of a list. Corrections of the review replace cells. */
export function readLine(cells: readonly string[], plan: ColumnPlan, mended: Mended = {}): ReadLine {
  const written = { ...writtenIn(cells, plan), ...mended };
  const problems: ReadLine['problems'] = [];
  /** The value of a field by its schema; an invalid one is a problem. */
  const take = (field: MendedField, read: (text: string) => string): string => {
    const text = written[field] ?? '';
    const broken = brokenCell(text);
    if (broken !== undefined) problems.push({ field, message: broken });
    return broken === undefined ? read(text) : '';
  };
  const checked = (field: MendedField, schema: Schema) => (text: string) => {
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    problems.push({ field, message: result.error.issues[0]?.message ?? 'Revisa este dato.' });
    return text;
  };
  const optional = (field: MendedField, schema: Schema, clean: (text: string) => string) => (text: string) =>
    saysNothing(text) ? '' : checked(field, schema)(clean(text));

  const person: ListedPerson = {
    firstName: take('firstName', checked('firstName', firstNames)),
    lastName: take('lastName', checked('lastName', lastNames)),
    document: take('document', optional('document', documentNumber, readDocument)),
    email: take('email', optional('email', email, readEmail)),
    phone: take('phone', optional('phone', phoneNumber, readPhone)),
    birthDate: null,
    gender: null,
    username: take(
      'username',
      optional('username', newUsername, (text) => text),
    ),
    group: take('group', nameUpTo(groupNameLength)),
    course: take('course', nameUpTo(listedCourseLength)),
  };
  const [birth, gender] = [written.birthDate ?? '', written.gender ?? ''];
  if (!saysNothing(birth)) {
    const broken = brokenCell(birth);
    const read =
      broken === undefined
        ? readBirthDate(birth, { order: plan.dateOrder, today: plan.today, is1904: plan.is1904 })
        : { problem: broken };
    if ('date' in read) person.birthDate = read.date;
    else problems.push({ field: 'birthDate', message: read.problem });
  }
  if (!saysNothing(gender)) {
    const broken = brokenCell(gender);
    const read = plan.genderOf(gender);
    if (broken !== undefined) problems.push({ field: 'gender', message: broken });
    else if (read !== undefined) person.gender = read;
    else
      problems.push({
        field: 'gender',
        message: `No conocemos el género «${gender.slice(0, 40)}»: escribe Masculino o Femenino, o déjalo vacío.`,
      });
  }
  return { person, written, problems: inOrder(problems) };
}

type Schema = {
  safeParse(
    text: string,
  ): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } };
};

/** The name of a group or course, on one line. */
const nameUpTo = (length: number) => (text: string) =>
  saysNothing(text) ? '' : text.replace(/\s+/g, ' ').trim().slice(0, length).toWellFormed();

const firstNames = personName('Falta el nombre.');
const lastNames = familyName('Falta el apellido; si tiene un solo nombre, escribe «-».');
const email = emailAddress('Falta el correo.');

const inOrder = (problems: ReadLine['problems']) =>
  problems.toSorted((one, other) => mendedFields.indexOf(one.field) - mendedFields.indexOf(other.field));

function writtenIn(
  cells: readonly string[],
  { columns, order }: ColumnPlan,
): Partial<Record<MendedField, string>> {
  const cellsOf = (field: PeopleField) =>
    columns.flatMap((column, place) =>
      column === field && (cells[place] ?? '') !== '' ? [cells[place] ?? ''] : [],
    );
  const [document = ''] = cellsOf('document');
  const issued = cellsOf('documentIssued').filter((cell) => !saysNothing(cell));
  const one = (field: PeopleField) => cellsOf(field)[0] ?? '';
  const whole = one('fullName');
  const names =
    whole === ''
      ? { firstName: cellsOf('firstName').join(' '), lastName: cellsOf('lastName').join(' ') }
      : splitName(whole, order);
  const written = {
    ...tidyPerson(names),
    document: documentOf(document, issued),
    email: one('email'),
    phone: one('phone'),
    birthDate: one('birthDate'),
    gender: one('gender'),
    username: one('username'),
    group: one('group'),
    course: one('course'),
  };
  return Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ''));
}

/** A document with its place of issue; of cells without a value, the first that says so. */
function documentOf(document: string, issued: readonly string[]): string {
  if (saysNothing(document)) return '';
  const all = [document, ...issued];
  return all.find((cell) => brokenCell(cell) !== undefined) ?? all.join(' ');
}
