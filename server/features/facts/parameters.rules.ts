import type { ParameterDefinition, ParameterKind } from '../../../contract/facts/keys.ts';
import {
  type AgeRow,
  type ChildrenAdvance,
  type FloorRow,
  longestText,
  type ParameterValue,
  type ValueOfKind,
  type WayRow,
} from '../../../contract/facts/values.ts';
import { calendarDay, tooLong } from '../../../contract/fields.ts';
import type { DeathTable } from '../../../contract/pension/life-table.ts';
import { readLifeTable, wrongInTable } from '../../../contract/pension/life-table-text.ts';
import { isLinkAllowed } from '../../../contract/text/links.ts';

const mostMoney = 1_000_000_000_000; // ten thousand million of the currency
const mostMonths = 720;
const ages = { min: 0, max: 120 * 12 };
const rates = { min: -10_000, max: 10_000 };

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object');

const emptyTable = 'Escribe al menos una línea, o quita el dato.';
const day = calendarDay('');
const isDay = (text: string | null) => text === null || day.safeParse(text).data === text;

function faultOfRow({ bornFrom, bornUntil, ageMonths }: AgeRow | WayRow): string | undefined {
  if (!isDay(bornFrom) || !isDay(bornUntil)) return 'escribe una fecha que exista, desde 1900.';
  if (bornFrom !== null && bornUntil !== null && bornFrom > bornUntil)
    return 'la fecha «desde» es posterior a la fecha «hasta».';
  if (ageMonths !== null && !isWhole(ageMonths, ages.min, ages.max))
    return 'la edad va de 0 a 120 años, en números.';
  return undefined;
}

function faultOfMonths(months: unknown): string | undefined {
  return isWhole(months, 0, mostMonths) ? undefined : `los meses de aporte van de 0 a ${mostMonths}.`;
}

/** The first fault of a table's lines: 'Línea 2: la edad va de 0 a 120 años, en números.' */
function faultOfLines<Row>(value: unknown, faultOf: (row: Row) => string | undefined): string | undefined {
  if (!isRows(value) || value.length === 0) return emptyTable;
  const faults = (value as Row[]).map(faultOf);
  const place = faults.findIndex((fault) => fault !== undefined);
  return place < 0 ? undefined : `Línea ${place + 1}: ${faults[place]}`;
}

function faultOfText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return 'Escribe un texto.';
  return value.length > longestText ? tooLong(longestText) : undefined;
}

const mostChildren = 20;

function faultOfChildren(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('monthsPerChild' in value))
    return 'Di cuántos meses antes por cada hijo.';
  const { monthsPerChild, childrenAtMost } = value as ChildrenAdvance;
  if (!isWhole(monthsPerChild, 1, 120)) return 'Los meses por cada hijo van de 1 a 120.';
  return childrenAtMost === null || isWhole(childrenAtMost, 1, mostChildren)
    ? undefined
    : `Los hijos que cuentan van de 1 a ${mostChildren}; vacío = todos.`;
}

const isTable = (value: unknown): value is DeathTable =>
  typeof value === 'object' && value !== null && 'female' in value && 'male' in value;

/** The fault of a value of some kind, as a sentence, or undefined. */
const faults: { [Kind in ParameterKind]: (value: unknown) => string | undefined } = {
  money: (value) =>
    isWhole(value, 0, mostMoney) ? undefined : 'Escribe un monto de 0 o más, por ejemplo 1800 o 1800,50.',
  rate: (value) =>
    isWhole(value, rates.min, rates.max)
      ? undefined
      : 'Escribe un porcentaje de −100 a 100, con dos decimales como máximo. Por ejemplo 12,5.',
  months: (value) => (isWhole(value, 0, mostMonths) ? undefined : `Escribe los meses, de 0 a ${mostMonths}.`),
  count: (value) => (isWhole(value, 1, 24) ? undefined : 'Escribe cuántas veces, de 1 a 24.'),
  children: faultOfChildren,
  choice: (value) => (typeof value === 'string' ? undefined : 'Elige una de las respuestas.'),
  age: (value) => (isWhole(value, ages.min, ages.max) ? undefined : 'La edad va de 0 a 120 años.'),
  ages: (value) => faultOfLines<AgeRow>(value, faultOfRow),
  ways: (value) =>
    faultOfLines<WayRow>(
      value,
      (row) =>
        faultOfRow(row) ??
        faultOfMonths(row.months) ??
        (row.share === null || isWhole(row.share, 1, rates.max)
          ? undefined
          : 'la parte del sueldo va de 0,01 a 100 %.'),
    ),
  floors: (value) =>
    faultOfLines<FloorRow>(
      value,
      ({ months, amount }) =>
        faultOfMonths(months) ??
        (isWhole(amount, 0, mostMoney) ? undefined : 'escribe un monto de 0 o más, por ejemplo 1800,50.') ??
        ((value as FloorRow[]).filter((row) => row.months === months).length > 1
          ? 'hay otro monto para los mismos meses de aporte.'
          : undefined),
    ),
  list(value) {
    if (!Array.isArray(value) || value.length === 0) return emptyTable;
    return value.map(faultOfText).find((fault) => fault !== undefined);
  },
  text: faultOfText,
  phone: faultOfText,
  link: (value) =>
    typeof value === 'string' && value !== '' && value.length <= longestText && isLinkAllowed(value)
      ? undefined
      : 'Escribe una dirección https, un correo o una página de este sitio, por ejemplo /contact.',
  lives(value) {
    if (isTable(value)) return wrongInTable(value);
    if (typeof value !== 'string') return 'Pega la tabla: una línea por edad, con mujeres y hombres.';
    const table = readLifeTable(value);
    return typeof table === 'string' ? table : undefined;
  },
};

/** Object keys of the table rows of each kind; the wire takes the rows of all three. */
const rowKeys: Partial<Record<ParameterKind, readonly string[]>> = {
  ages: ['sex', 'bornFrom', 'bornUntil', 'ageMonths'],
  ways: ['sex', 'bornFrom', 'bornUntil', 'ageMonths', 'months', 'share'],
  floors: ['months', 'amount'],
};

/** The fault of a value for a kind, as a sentence, or undefined. */
export function faultOfValue(
  { kind, choices }: Pick<ParameterDefinition, 'kind' | 'choices'>,
  value: unknown,
): string | undefined {
  if (choices !== undefined && !Object.hasOwn(choices, String(value))) return 'Elige una de las respuestas.';
  const keys = rowKeys[kind];
  const isOtherTable =
    keys !== undefined &&
    isRows(value) &&
    value.some((row) => Object.keys(row).toSorted().join() !== keys.toSorted().join());
  return isOtherTable ? 'Escribe el valor como lo pide este dato.' : faults[kind](value);
}

/** A faultless value as it is kept: amounts by months, a pasted life table as its numbers. */
export function ordered(kind: ParameterKind, value: ParameterValue): ParameterValue {
  if (kind === 'lives' && typeof value === 'string') {
    const table = readLifeTable(value);
    if (typeof table === 'string') throw new Error(`a life table that faultsOf took: ${table}`);
    return table;
  }
  if (kind !== 'floors') return value;
  return (value as ValueOfKind['floors']).toSorted((one, other) => one.months - other.months);
}

const needsSource: readonly ParameterKind[] = [
  'money',
  'rate',
  'months',
  'count',
  'age',
  'children',
  'choice',
  'ages',
  'ways',
  'floors',
  'lives',
];

interface Written {
  value: ParameterValue | null;
  source: string;
  link: string;
  validFrom: string | null;
  reviewed: string | null;
}

/** Finds the faults of a fact, by the fields of the wire. */
export function faultsOf(
  definition: Pick<ParameterDefinition, 'kind' | 'choices'>,
  { value, source, link, reviewed }: Written,
  today: string,
): { field: string; message: string }[] {
  if (value === null) return [];
  const found = [
    { field: 'Value', message: faultOfValue(definition, value) },
    {
      field: 'Source',
      message:
        needsSource.includes(definition.kind) && source === ''
          ? 'Di de dónde sale: la ley y su artículo, el decreto o quien lo publica.'
          : undefined,
    },
    {
      field: 'Link',
      message:
        link !== '' && !isLinkAllowed(link)
          ? 'Escribe una dirección https o una página de este sitio.'
          : undefined,
    },
    {
      field: 'Reviewed',
      message:
        reviewed === null
          ? 'Di qué día se revisó que este dato está bien.'
          : reviewed > today
            ? 'La fecha de revisión no puede ser posterior a hoy.'
            : undefined,
    },
  ];
  return found.flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
}

/** The day a year before: facts last reviewed earlier are old. */
export const oldBefore = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
