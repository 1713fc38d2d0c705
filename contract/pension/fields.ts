import { counted } from '../content/counted.ts';
import type { Hundredths } from './amounts.ts';
import type { Problem } from './answer.ts';
import { type Day, dayInWords } from './calendar.ts';
import { roundStep } from './chart.ts';
import { type Money, monthsInWords, plainAmount } from './shown.ts';

/** The values of an address as typed, by field name. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** A number with a slider and a text field. */
export interface NumberField {
  kind: 'years' | 'months' | 'money';
  name: string;
  label: string;
  hint?: string;
  /** The sensible range: the slider covers it, and a sentence warns beyond it. Money in hundredths. */
  min: number;
  max: number;
  step: number;
  initial: number;
}

export interface DayField {
  kind: 'day';
  name: string;
  label: string;
  hint?: string;
  min: Day;
  max: Day;
  initial: Day;
}

export interface ChoiceField {
  kind: 'choice';
  name: string;
  label: string;
  hint?: string;
  choices: readonly { value: string; label: string }[];
  initial: string;
}

export type CalculatorField = NumberField | DayField | ChoiceField;

/** The values read: numbers (money in hundredths), days and choices. */
export interface Values {
  number(name: string): number;
  text(name: string): string;
}

/** A typed amount: '4200', '4 200', '4.200,50', 'Bs 4200.-'; NaN = invalid, as are words for numbers: '4 mil'. */
export function readNumber(typed: string): number {
  if (/mil/i.test(typed)) return Number.NaN;
  const plain = typed.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[^\d−-]+|\D+$/g, '');
  const isGrouped = /^\d{1,3}([.,]\d{3})+([.,]\d{1,2})?$/.test(plain);
  const whole = isGrouped ? plain.replace(/[.,](?=\d{3})/g, '') : plain;
  return /^[−-]?\d+([.,]\d{1,2})?$/.test(whole)
    ? Number(whole.replace(',', '.').replace('−', '-'))
    : Number.NaN;
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
};

/** A day as browsers send it or people type it: '14/03/1984'; '' = invalid. */
export function readDay(typed: string): Day {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? [];
  const iso = year === '' ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : '';
}

export interface ReadValues {
  values: Values;
  /** The text in each field. */
  shown: Record<string, string>;
  problems: Problem[];
}

/** Reads the typed values; a missing field has its initial value, an invalid one too, with a problem. */
export function readValues(fields: readonly CalculatorField[], typed: Typed, money: Money): ReadValues {
  const problems: Problem[] = [];
  const numbers = new Map<string, number>();
  const texts = new Map<string, string>();
  const shown: Record<string, string> = {};
  for (const field of fields) {
    const given = typed[field.name]?.trim() ?? '';
    const { value, message } =
      given === '' ? { value: field.initial, message: '' } : readField(field, given, money);
    if (message !== '') problems.push({ field: field.name, message });
    if (typeof value === 'number') numbers.set(field.name, value);
    else texts.set(field.name, value);
    shown[field.name] = message === '' ? written(field, value) : given.slice(0, 40);
  }
  return {
    values: { number: (name) => numbers.get(name) ?? 0, text: (name) => texts.get(name) ?? '' },
    shown,
    problems,
  };
}

/** A value as its field shows it: money in groups of thousands. */
export const written = ({ kind }: CalculatorField, value: number | string): string =>
  kind === 'money' ? plainAmount(Number(value)) : String(value);

interface Read {
  value: number | string;
  message: string;
}

function readField(field: CalculatorField, given: string, money: Money): Read {
  const refused = (message: string): Read => ({ value: field.initial, message });
  if (field.kind === 'choice')
    return field.choices.some(({ value }) => value === given)
      ? { value: given, message: '' }
      : refused('Elige una de las opciones.');
  if (field.kind === 'day') {
    const day = readDay(given);
    if (day === '') return refused('Escribe una fecha que exista, por ejemplo 14/03/1984.');
    return day < field.min || day > field.max
      ? refused(
          `Calculamos para quien nació entre el ${dayInWords(field.min)} y el ${dayInWords(field.max)}.`,
        )
      : { value: day, message: '' };
  }
  const number = readNumber(given);
  if (Number.isNaN(number))
    return refused(`Escribe un número, por ejemplo ${written(field, field.initial)}.`);
  const value = field.kind === 'money' ? Math.floor(number * 100 + 0.5) : number;
  if (field.kind !== 'money' && !Number.isInteger(value))
    return refused('Escribe un número entero, sin decimales.');
  return value < field.min || value > field.max
    ? refused(
        `Escribe un valor entre ${amountOf(field, field.min, money)} y ${amountOf(field, field.max, money)}.`,
      )
    : { value, message: '' };
}

/** A value with its unit: '18 años', 'Bs 20 000'. */
export function amountOf({ kind }: Pick<NumberField, 'kind'>, value: number, money: Money): string {
  if (kind === 'money') return money.exact(value);
  return kind === 'months' ? monthsInWords(value) : counted(value, 'año', 'años');
}

export const roundMoney = (atLeast: Hundredths): Hundredths => roundStep(Math.max(1, atLeast / 100)) * 100;
