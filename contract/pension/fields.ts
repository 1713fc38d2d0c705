import { counted } from '../text/counted.ts';
import { monthNames } from '../text/month-names.ts';
import { isOwnCurrency, isTimeUnit, typedNumber } from '../text/typed-number.ts';
import type { Hundredths } from './amounts.ts';
import type { Problem } from './answer.ts';
import { type CalculatorParameter, insteadParameter } from './calculator-names.ts';
import { type Day, dayInWords } from './calendar.ts';
import { roundStep } from './chart.ts';
import { type Money, monthsInWords, plainAmount, yearsInWords } from './shown.ts';
import { typedTime } from './typed-time.ts';

/** The values of an address as typed, by field name. */
export type Typed = Readonly<Record<string, string | undefined>>;

interface AnyField {
  name: CalculatorParameter;
  /** The question as its label. */
  label: string;
  /** Its subject in the sentence of what is missing: 'tu sueldo'. */
  subject: { text: string; isPlural?: boolean };
  hint?: string;
  /** The box beside it for who has no value: its words, and the value that it stands for (null = unknown). */
  instead?: { label: string; value: number | null };
  /** May stay empty: its value is then unknown. */
  isOptional?: boolean;
}

/** A number: a time or an age in months, money in hundredths. */
export interface NumberField extends AnyField {
  kind: 'time' | 'age' | 'months' | 'count' | 'money';
  min: number;
  max: number;
  /** A value for sentences that give one as an example. */
  example: number;
}

export interface DayField extends AnyField {
  kind: 'day';
  min: Day;
  max: Day;
}

export interface ChoiceField extends AnyField {
  kind: 'choice';
  choices: readonly { value: string; label: string }[];
}

export type CalculatorField = NumberField | DayField | ChoiceField;

/** The value of a box that is ticked, in an address. */
export const insteadValue = 'no-se';

/** The values read: numbers (money in hundredths, times in months), days and choices. Null and '' = unknown. */
export interface Values {
  number(name: CalculatorParameter): number | null;
  text(name: CalculatorParameter): string;
}

export interface ReadValues {
  values: Values;
  /** The text in each field; `insteadValue` = its box is ticked. */
  shown: Record<string, string>;
  /** Values that cannot be used. */
  problems: Problem[];
  /** Fields that wait for a value. */
  left: CalculatorField[];
}

/** Reads the typed values. An empty field has no value, and one that cannot be used has none either, with a problem. */
export function readValues(fields: readonly CalculatorField[], typed: Typed, money: Money): ReadValues {
  const problems: Problem[] = [];
  const left: CalculatorField[] = [];
  const read = new Map<string, number | string | null>();
  const shown: Record<string, string> = {};
  for (const field of fields) {
    const given = typed[field.name]?.trim() ?? '';
    const isTicked = isInstead(field, given, typed);
    if (isTicked && given !== '' && !saysInstead(field, given)) {
      problems.push({
        field: field.name,
        message: `Escribe un dato o marca «${field.instead?.label}», no las dos cosas.`,
      });
      shown[field.name] = given.slice(0, 40);
    } else if (isTicked) {
      read.set(field.name, field.instead?.value ?? null);
      shown[field.name] = insteadValue;
    } else if (given === '') {
      if (field.isOptional !== true) left.push(field);
      shown[field.name] = '';
    } else {
      const { value, message } = readField(field, given, money);
      if (message === undefined) read.set(field.name, value);
      else problems.push({ field: field.name, message });
      shown[field.name] =
        field.kind === 'money' && message === undefined ? plainAmount(Number(value)) : given.slice(0, 40);
      if (field.kind === 'day' && message === undefined) shown[field.name] = String(value);
    }
  }
  return {
    values: {
      number: (name) => asNumber(read.get(name)),
      text: (name) => String(read.get(name) ?? ''),
    },
    shown,
    problems,
    left,
  };
}

const asNumber = (value: number | string | null | undefined): number | null =>
  typeof value === 'number' ? value : null;

function isInstead(field: CalculatorField, given: string, typed: Typed): boolean {
  if (field.instead === undefined) return false;
  return (typed[insteadParameter(field.name)] ?? '') !== '' || saysInstead(field, given);
}

/** True for the box's own value, or its words typed into the field. */
const saysInstead = ({ instead }: CalculatorField, given: string): boolean =>
  instead !== undefined &&
  (given === insteadValue ||
    (instead.value === null ? /^(?:ya )?no (?:lo )?s[eé]$/i : /^(?:ya )?no trabajo$/i).test(given));

/** 'Faltan tu fecha de nacimiento y tu sueldo.'; '' = nothing is missing. */
export function missingInWords(left: readonly CalculatorField[]): string {
  const [first] = left;
  if (first === undefined) return '';
  const subjects = left.map(({ subject }) => subject.text);
  const last = subjects.pop() ?? '';
  const said = subjects.length === 0 ? last : `${subjects.join(', ')} y ${last}`;
  return `${subjects.length > 0 || first.subject.isPlural === true ? 'Faltan' : 'Falta'} ${said}.`;
}

/** The sentence beside a field that waits: 'Escribe tu sueldo o marca «Ya no trabajo».' */
export const emptyMessage = ({ subject, instead, kind }: CalculatorField): string =>
  `${kind === 'choice' ? 'Elige' : 'Escribe'} ${subject.text}${instead === undefined ? '' : ` o marca «${instead.label}»`}.`;

/** A typed amount, whose currency may stand beside it: '4.200,50', 'Bs 4200.-'; NaN = invalid, or of another unit. */
export function readAmount(typed: string, currency: string): number {
  const { value, unit } = typedNumber(typed);
  return isOwnCurrency(unit, currency) ? value : Number.NaN;
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
};

/** A day as browsers send it or people type it: '14/03/1984', '14031984', '14 de marzo de 1984'; '' = invalid. */
export function readDay(typed: string): Day {
  const text = typed.trim().toLowerCase();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:[/.\s-]+|\s+de\s+)(\d{1,2}|[a-z]{3,10})(?:[/.\s-]+|\s+del?\s+)(\d{4})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ??
    [];
  if (year === '') return isDay(text) ? text : '';
  const named = monthNames.findIndex((name) => month.length >= 3 && name.startsWith(month)) + 1;
  const iso = `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : '';
}

const mostYearsOfAge = 120;

interface Read {
  value: number | string;
  message?: string;
}
const refused = (message: string): Read => ({ value: '', message });

function readField(field: CalculatorField, given: string, money: Money): Read {
  if (field.kind === 'choice')
    return field.choices.some(({ value }) => value === given)
      ? { value: given }
      : refused('Elige una de las opciones.');
  if (field.kind === 'day') return readBirth(field, given);
  const read = readNumber(field, given, money);
  if (typeof read === 'string') return refused(read);
  return read < field.min || read > field.max
    ? refused(
        `Escribe un valor entre ${amountOf(field, field.min, money)} y ${amountOf(field, field.max, money)}.`,
      )
    : { value: read };
}

function readBirth(field: DayField, given: string): Read {
  const day = readDay(given);
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(given))
    return refused('Escribe el año con cuatro cifras, por ejemplo 14/03/1984.');
  if (day === '') return refused('Escribe una fecha que exista, por ejemplo 14/03/1984.');
  return day < field.min || day > field.max
    ? refused(`Calculamos para quien nació entre el ${dayInWords(field.min)} y el ${dayInWords(field.max)}.`)
    : { value: day };
}

/** A number in the field's unit, or the sentence that asks about it. */
function readNumber(field: NumberField, given: string, money: Money): number | string {
  if (field.kind === 'time' || field.kind === 'age') {
    const time = field.kind === 'age' ? typedTime(given, mostYearsOfAge) : typedTime(given);
    return 'question' in time ? time.question : time.months;
  }
  const { value, unit } = typedNumber(given);
  const example = amountOf(field, field.example, money);
  const isOwn =
    field.kind === 'money'
      ? isOwnCurrency(unit, money.currency)
      : field.kind === 'months'
        ? isTimeUnit(unit, 'months')
        : /^(?:hij[oa]s?)?$/i.test(unit);
  if (!Number.isNaN(value) && !isOwn)
    return `No sabemos qué es «${unit.slice(0, 20)}»: escribe solo ${
      field.kind === 'money'
        ? `el monto en ${money.currency}`
        : field.kind === 'months'
          ? 'meses'
          : 'un número'
    }, por ejemplo ${example}.`;
  if (Number.isNaN(value)) return `Escribe un número, por ejemplo ${example}.`;
  if (field.kind === 'money') return Math.floor(value * 100 + 0.5);
  return Number.isInteger(value) ? value : 'Escribe un número entero, sin decimales.';
}

/** A value with its unit: '18 años', 'Bs 20 000'. */
function amountOf({ kind }: Pick<NumberField, 'kind'>, value: number, money: Money): string {
  if (kind === 'money') return money.exact(value);
  if (kind === 'count') return counted(value, 'hijo', 'hijos');
  if (kind === 'months') return monthsInWords(value);
  return value === 0 ? '0 años' : yearsInWords(value);
}

export const roundMoney = (atLeast: Hundredths): Hundredths => roundStep(Math.max(1, atLeast / 100)) * 100;
