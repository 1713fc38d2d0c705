import type { ParameterDefinition, ParameterKind } from '../facts/keys.ts';
import {
  type AgeRow,
  type ParameterValue,
  rateFigure,
  type ValueOfKind,
  type WayRow,
} from '../facts/values.ts';
import { lifeTableText } from '../pension/life-table-text.ts';
import { folded } from '../text/folded.ts';
import { isOwnCurrency, typedNumber } from '../text/typed-number.ts';

/** How a value of each kind is written in one cell. */
export const cellHints: Partial<Record<ParameterKind, string>> = {
  ages: 'años, o «mujeres: 60; hombres: 65»',
  ways: '«58 años, 0 meses, 60 %», una forma por línea o punto y coma',
  floors: '«240 meses: 1100; 360 meses: 1400»',
  children: '«madres, 12 meses, hasta 3»',
  age: 'años, o «64 años 6 meses»',
  list: 'separados por punto y coma',
};

const amountText = (hundredths: number): string =>
  hundredths % 100 === 0
    ? String(hundredths / 100)
    : `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;

const ageText = (months: number): string =>
  months % 12 === 0 ? String(months / 12) : `${Math.floor(months / 12)} años ${months % 12} meses`;

const people = { female: 'mujeres', male: 'hombres' } as const;

function withPeople({ sex, bornFrom, bornUntil }: AgeRow | WayRow, text: string): string {
  const who = [
    sex === null ? '' : people[sex],
    bornFrom === null ? '' : `desde ${bornFrom}`,
    bornUntil === null ? '' : `hasta ${bornUntil}`,
  ].filter((part) => part !== '');
  return who.length === 0 ? text : `${who.join(' ')}: ${text}`;
}

const words: { [Kind in ParameterKind]: (of: ValueOfKind[Kind]) => string } = {
  money: amountText,
  rate: rateFigure,
  months: String,
  count: String,
  age: ageText,
  ages: (rows) => rows.map((row) => withPeople(row, ageText(row.ageMonths))).join('; '),
  ways: (rows) =>
    rows
      .map((row) =>
        withPeople(
          row,
          [
            row.ageMonths === null
              ? 'cualquier edad'
              : `${ageText(row.ageMonths).replace(/^(\d+)$/, '$1 años')}`,
            `${row.months} meses`,
            ...(row.share === null ? [] : [`${rateFigure(row.share)} %`]),
          ].join(', '),
        ),
      )
      .join('; '),
  floors: (rows) => rows.map(({ months, amount }) => `${months} meses: ${amountText(amount)}`).join('; '),
  children: ({ sex, monthsPerChild, childrenAtMost }) =>
    [
      sex === null ? 'madres y padres' : sex === 'female' ? 'madres' : 'padres',
      `${monthsPerChild} meses`,
      ...(childrenAtMost === null ? [] : [`hasta ${childrenAtMost}`]),
    ].join(', '),
  choice: (of) => of,
  list: (of) => of.join('; '),
  text: (of) => of,
  phone: (of) => of,
  link: (of) => of,
  lives: lifeTableText,
};

/** A value as a cell of a table has it, and as it is typed there; '' = none. */
export function cellText({ kind, choices }: ParameterDefinition, value: ParameterValue | null): string {
  if (value === null) return '';
  if (kind === 'choice') return choices?.[String(value)] ?? String(value);
  return (words[kind] as (of: ParameterValue) => string)(value);
}

const whole = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : -1);

function ageOf(text: string): number {
  const [, years, months = '0'] =
    /^(\d{1,3})(?:\s*años?)?(?:[\s,y]*(\d{1,2})\s*mes(?:es)?)?$/.exec(text.trim()) ?? [];
  return years === undefined || Number(months) > 11 ? -1 : Number(years) * 12 + Number(months);
}

function rateOf(text: string): number | undefined {
  const [, sign = '', digits, decimals = ''] =
    /^\s*([−-]?)(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const rate = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  return sign !== '' && rate !== 0 ? -rate : rate;
}

function moneyOf(text: string, currency: string): number | undefined {
  const { value, unit } = typedNumber(text);
  return Number.isNaN(value) || !isOwnCurrency(unit, currency) ? undefined : Math.round(value * 100) + 0;
}

const linesOfCell = (text: string) =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The people before a colon, and what is said of them. */
function bornOf(line: string) {
  const [, who = '', said = line] = /^([^:]*?):\s*(.+)$/.exec(line) ?? [];
  const day = (word: string) => new RegExp(`${word}\\s+(\\d{4}-\\d{2}-\\d{2})`).exec(who)?.[1] ?? null;
  const sex = /mujer/i.test(who) ? ('female' as const) : /hombre/i.test(who) ? ('male' as const) : null;
  return { born: { sex, bornFrom: day('desde'), bornUntil: day('hasta') }, said };
}

/** The value that a cell says; a text that is none of its kind stays, to be refused with a sentence. */
export function valueOfCell(
  { kind, choices }: ParameterDefinition,
  typed: string,
  currency: string,
): ParameterValue | string {
  const text = typed.trim();
  if (text === '') return '';
  switch (kind) {
    case 'money':
      return moneyOf(text, currency) ?? text;
    case 'rate':
      return rateOf(text) ?? text;
    case 'months':
    case 'count': {
      const number = whole(text);
      return number === -1 ? text : number;
    }
    case 'age': {
      const months = ageOf(text);
      return months === -1 ? text : months;
    }
    case 'ages':
      return linesOfCell(text).map((line) => {
        const { born, said } = bornOf(line);
        return { ...born, ageMonths: ageOf(said) };
      });
    case 'ways':
      return linesOfCell(text).map((line) => {
        const { born, said } = bornOf(line);
        const [age = '', months = '0', share] = said.split(/,\s+|,(?=\D)/);
        return {
          ...born,
          ageMonths: /cualquier/i.test(age) ? null : ageOf(age),
          months: whole(/\d+/.exec(months)?.[0]),
          share: share === undefined ? null : (rateOf(share) ?? -1),
        };
      });
    case 'floors':
      return linesOfCell(text).map((line) => {
        const [months = '', amount = ''] = line.split(':');
        return { months: whole(/\d+/.exec(months)?.[0]), amount: moneyOf(amount, currency) ?? -1 };
      });
    case 'children': {
      const mothers = /madre|mujer/i.test(text);
      const fathers = /padre|hombre/i.test(text);
      return {
        sex: mothers === fathers ? null : mothers ? 'female' : 'male',
        monthsPerChild: whole(/(\d+)\s*mes/i.exec(text)?.[1]),
        childrenAtMost: /hasta/i.test(text) ? whole(/hasta\s+(?:por\s+)?(\d+)/i.exec(text)?.[1]) : null,
      };
    }
    case 'choice':
      return (
        Object.entries(choices ?? {}).find(
          ([key, label]) => key === text || folded(label) === folded(text),
        )?.[0] ?? text
      );
    case 'list':
      return linesOfCell(text);
    default:
      return text;
  }
}
