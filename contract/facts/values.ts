import type { DeathTable } from '../pension/life-table.ts';
import { counted, grouped } from '../text/counted.ts';
import { monthNames } from '../text/month-names.ts';
import type { ParameterDefinition, ParameterKind } from './keys.ts';

export const sexes = ['female', 'male'] as const;
type Sex = (typeof sexes)[number];

/** The people that a row of an age table covers; null = all. Birth dates 'YYYY-MM-DD', inclusive. */
interface Born {
  sex: Sex | null;
  bornFrom: string | null;
  bornUntil: string | null;
}

export interface AgeRow extends Born {
  ageMonths: number;
}

export interface WayRow extends Born {
  /** Null = at any age. */
  ageMonths: number | null;
  months: number;
  /** The share of the reference salary that the account must pay, in hundredths of a percent; null = any. */
  share: number | null;
}

/** How much earlier a parent may retire, in months of age. */
export interface ChildrenAdvance {
  /** The parents that may; null = mothers and fathers. */
  sex: Sex | null;
  monthsPerChild: number;
  /** For how many children at most; null = for all. */
  childrenAtMost: number | null;
}

export interface FloorRow {
  /** Months of contributions from which it is paid. */
  months: number;
  /** Hundredths a month. */
  amount: number;
}

/** The value of a fact, by its kind. */
export interface ValueOfKind {
  money: number;
  rate: number;
  months: number;
  count: number;
  age: number;
  children: ChildrenAdvance;
  /** A key of the fact's choices. */
  choice: string;
  ages: AgeRow[];
  ways: WayRow[];
  floors: FloorRow[];
  list: string[];
  text: string;
  phone: string;
  link: string;
  lives: DeathTable;
}
export type ParameterValue = ValueOfKind[ParameterKind];

/** The most letters of a text, and of a line of a list. */
export const longestText = 600;

/** The sentence in place of a fact without a value. */
export const missingFact = 'Tu institución todavía no dio este dato';

/** 'Bs 1 800', 'Bs 1 800,50' */
function moneyText(hundredths: number, currency: string): string {
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  return `${currency}\u00a0${grouped(whole)}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

/** '12,5' for 1250, also as typed. */
export function rateFigure(rate: number): string {
  const [whole, rest] = [Math.floor(Math.abs(rate) / 100), Math.abs(rate) % 100];
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return `${rate < 0 ? '−' : ''}${whole}${decimals}`;
}

/** '12,5 %' */
const rateText = (rate: number): string => `${rateFigure(rate)}\u00a0%`;

const monthsText = (months: number): string =>
  months === 0 ? 'ningún mes' : counted(months, 'mes', 'meses');

/** '65 años', '64 años y 6 meses' */
function ageText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return `${counted(years, 'año', 'años')}${rest === 0 ? '' : ` y ${monthsText(rest)}`}`;
}

/** '6 de mayo de 2024' */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${monthNames[(month ?? 1) - 1]} de ${year}`;
}

/** 'mujeres', 'hombres que nacieron desde el 1 de enero de 1970'; '' = everybody. */
function bornText({ sex, bornFrom, bornUntil }: Born): string {
  const people = sex === 'female' ? 'mujeres' : sex === 'male' ? 'hombres' : '';
  if (bornFrom === null && bornUntil === null) return people;
  const from = bornFrom === null ? '' : ` desde el ${dayText(bornFrom)}`;
  const until = bornUntil === null ? '' : ` hasta el ${dayText(bornUntil)}`;
  return `${people === '' ? 'quienes nacieron' : `${people} que nacieron`}${from}${until}`;
}

/** 'Una mujer con hijos puede jubilarse 1 año antes por cada uno, hasta por 3.' */
function childrenText({ sex, monthsPerChild, childrenAtMost }: ChildrenAdvance): string {
  const people =
    sex === 'female' ? 'Una mujer con hijos' : sex === 'male' ? 'Un hombre con hijos' : 'Quien tiene hijos';
  const much = monthsPerChild % 12 === 0 ? ageText(monthsPerChild) : monthsText(monthsPerChild);
  const most = childrenAtMost === null ? '' : `, hasta por ${childrenAtMost}`;
  return `${people} puede jubilarse ${much} antes por cada uno${most}.`;
}

const withPeople = (row: Born, text: string): string => {
  const people = bornText(row);
  return people === '' ? text : `${people}: ${text}`;
};

function wayText(row: WayRow): string {
  const age = row.ageMonths === null ? 'a cualquier edad' : `desde los ${ageText(row.ageMonths)}`;
  const months = row.months === 0 ? [] : [`${monthsText(row.months)} de aporte`];
  const share =
    row.share === null ? [] : [`una cuenta que pague el ${rateText(row.share)} de tu sueldo o más`];
  const asked = [...months, ...share].join(' y ');
  return withPeople(row, asked === '' ? age : `${age}, con ${asked}`);
}

/** '8,7' for 8700 millionths */
const perThousand = (millionths = 0): string => String(Math.round(millionths / 100) / 10).replace('.', ',');

const livesText = ({ female, male }: DeathTable): string =>
  `de 0 a 110 años; a los 65 mueren en un año ${perThousand(female[65])} de cada mil mujeres y ${perThousand(male[65])} de cada mil hombres`;

/** The lines of a value: one for each row of a table or list, else a single one. */
export function linesOf(
  { kind, unit, before = '', choices }: Pick<ParameterDefinition, 'kind' | 'unit' | 'before' | 'choices'>,
  value: ParameterValue,
  currency: string,
): string[] {
  const one = (text: string) => [[before, text, unit].filter((part) => part !== '').join(' ')];
  const words: { [Kind in ParameterKind]: (of: ValueOfKind[Kind]) => string[] } = {
    money: (of) => one(moneyText(of, currency)),
    rate: (of) => one(rateText(of)),
    months: (of) => one(monthsText(of)),
    count: (of) => one(counted(of, 'vez', 'veces')),
    age: (of) => one(ageText(of)),
    // versions from before it was counted are texts
    children: (of) => [typeof of === 'string' ? of : childrenText(of)],
    choice: (of) => [choices?.[of] ?? of],
    ages: (of) => of.map((row) => withPeople(row, ageText(row.ageMonths))),
    ways: (of) => of.map(wayText),
    floors: (of) =>
      of.map(
        ({ months, amount }) => `${moneyText(amount, currency)} al mes con ${monthsText(months)} de aporte`,
      ),
    list: (of) => of,
    text: (of) => [of],
    phone: (of) => [of],
    link: (of) => [of],
    lives: (of) => [livesText(of)],
  };
  return (words[kind] as (of: ParameterValue) => string[])(value);
}

/** The first telephone number of a text with its place and the address that dials it; undefined = none. */
export function phoneIn(
  text: string,
): { before: string; number: string; after: string; href: string } | undefined {
  const [number] = /\+?\d(?:[\s()./-]?\d){5,14}/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const at = text.indexOf(number);
  const href = `tel:${number.replace(/[^+\d]/g, '')}`;
  return { before: text.slice(0, at), number, after: text.slice(at + number.length), href };
}

/** A value on one line, as texts show it. */
export const valueText = (...given: Parameters<typeof linesOf>): string => linesOf(...given).join('; ');
