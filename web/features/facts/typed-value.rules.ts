import type { ParameterKind } from '../../../contract/facts/keys.ts';
import {
  type AgeRow,
  type ChildrenAdvance,
  type FloorRow,
  type ParameterValue,
  rateFigure,
  type ValueOfKind,
  type WayRow,
} from '../../../contract/facts/values.ts';
import { lifeTableText } from '../../../contract/pension/life-table-text.ts';
import { isOwnCurrency, typedNumber } from '../../../contract/text/typed-number.ts';

/** The form's texts by field name: 'value', or for a table 'row2.months'. */
export type Texts = Record<string, string>;

const tables: readonly ParameterKind[] = ['ages', 'ways', 'floors'];
export const isTable = (kind: ParameterKind): boolean => tables.includes(kind);

/**
 * '30.000,50', 'Bs 30 000.5', '30000' as hundredths. Other text stays, also of another unit, to be refused with a
 * sentence.
 */
function typedHundredths(text: string, currency: string): number | string {
  const { value, unit } = typedNumber(text);
  if (Number.isNaN(value) || !isOwnCurrency(unit, currency)) return text;
  const hundredths = Math.round(value * 100);
  return hundredths === 0 ? 0 : hundredths;
}

/** '12,5', '12.50 %' as hundredths of a percent, without thousands separators. */
function typedRate(text: string): number | string {
  const match = /^\s*([−-]?)(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '', decimals = ''] = match;
  const rate = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign !== '' && rate !== 0 ? -rate : rate;
}

const typedWhole = (text: string): number | string => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text);

/** Years and months as months; '' = none. */
const typedAge = (years = '', months = ''): number | string => {
  if (years.trim() === '' && months.trim() === '') return '';
  const [whole, rest] = [typedWhole(years), typedWhole(months.trim() === '' ? '0' : months)];
  return typeof whole === 'number' && typeof rest === 'number' && rest < 12 ? whole * 12 + rest : years;
};

/** The numbers of the rows that the form has, in their order. */
export const rowNumbers = (texts: Texts): number[] =>
  [...new Set(Object.keys(texts).flatMap((name) => /^row(\d+)\./.exec(name)?.[1] ?? []))]
    .map(Number)
    .toSorted((one, other) => one - other);

const bornOf = (of: (name: string) => string) => ({
  sex: of('sex') === 'female' || of('sex') === 'male' ? (of('sex') as 'female' | 'male') : null,
  bornFrom: of('from') === '' ? null : of('from'),
  bornUntil: of('until') === '' ? null : of('until'),
});

/** An unreadable number becomes one that no rule accepts, so that the server reports the error. */
const readable = (typed: number | string): number => (typeof typed === 'number' ? typed : -1);

/** The months that each child counts, and for whom; '' = none. */
function typedChildren({ sex = '', months = '', most = '' }: Texts): ChildrenAdvance | '' {
  if (months.trim() === '') return '';
  return {
    sex: sex === 'female' || sex === 'male' ? sex : null,
    monthsPerChild: readable(typedWhole(months)),
    childrenAtMost: most.trim() === '' ? null : readable(typedWhole(most)),
  };
}

/** The value in the form's texts, as the call takes it; '' = none. */
export function valueOfTexts(kind: ParameterKind, texts: Texts, currency: string): ParameterValue | string {
  const text = (texts['value'] ?? '').trim();
  const rows = rowNumbers(texts).map((row) => (name: string) => texts[`row${row}.${name}`] ?? '');
  const ageOf = (of: (name: string) => string) => typedAge(of('years'), of('months'));
  if (isTable(kind)) {
    if (rows.length === 0) return '';
    if (kind === 'floors')
      return rows.map(
        (of): FloorRow => ({
          months: readable(typedWhole(of('paid'))),
          amount: readable(typedHundredths(of('amount'), currency)),
        }),
      );
    if (kind === 'ages') return rows.map((of): AgeRow => ({ ...bornOf(of), ageMonths: readable(ageOf(of)) }));
    return rows.map(
      (of): WayRow => ({
        ...bornOf(of),
        ageMonths: ageOf(of) === '' ? null : readable(ageOf(of)),
        months: readable(typedWhole(of('paid') === '' ? '0' : of('paid'))),
        share: of('share').trim() === '' ? null : readable(typedRate(of('share'))),
      }),
    );
  }
  if (kind === 'children') return typedChildren(texts);
  if (kind === 'age') return typedAge(texts['years'], texts['months']);
  if (text === '') return '';
  if (kind === 'money') return typedHundredths(text, currency);
  if (kind === 'rate') return typedRate(text);
  if (kind === 'months' || kind === 'count') return typedWhole(text);
  if (kind === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return text;
}

const ageTexts = (months: number | null): Texts =>
  months === null
    ? { years: '', months: '' }
    : { years: String(Math.floor(months / 12)), months: months % 12 === 0 ? '' : String(months % 12) };

const bornTexts = ({ sex, bornFrom, bornUntil }: AgeRow | WayRow): Texts => ({
  sex: sex ?? '',
  from: bornFrom ?? '',
  until: bornUntil ?? '',
});

/** '30000,50' for 3000050, as typed. */
const amountText = (hundredths: number): string =>
  hundredths % 100 === 0
    ? String(hundredths / 100)
    : `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;

/** The form's texts for a stored value. */
export function textsOfValue(kind: ParameterKind, value: ParameterValue | null): Texts {
  if (value === null) return {};
  const rows = (all: Texts[]): Texts =>
    Object.fromEntries(
      all.flatMap((row, place) => Object.entries(row).map(([name, text]) => [`row${place}.${name}`, text])),
    );
  const texts: { [Kind in ParameterKind]: (of: ValueOfKind[Kind]) => Texts } = {
    money: (of) => ({ value: amountText(of) }),
    rate: (of) => ({ value: rateFigure(of) }),
    months: (of) => ({ value: String(of) }),
    count: (of) => ({ value: String(of) }),
    children: ({ sex, monthsPerChild, childrenAtMost }) => ({
      sex: sex ?? '',
      months: String(monthsPerChild),
      most: childrenAtMost === null ? '' : String(childrenAtMost),
    }),
    choice: (of) => ({ value: of }),
    age: ageTexts,
    ages: (of) => rows(of.map((row) => ({ ...bornTexts(row), ...ageTexts(row.ageMonths) }))),
    ways: (of) =>
      rows(
        of.map((row) => ({
          ...bornTexts(row),
          ...ageTexts(row.ageMonths),
          paid: String(row.months),
          share: row.share === null ? '' : rateFigure(row.share),
        })),
      ),
    floors: (of) =>
      rows(of.map(({ months, amount }) => ({ paid: String(months), amount: amountText(amount) }))),
    list: (of) => ({ value: of.join('\n') }),
    text: (of) => ({ value: of }),
    phone: (of) => ({ value: of }),
    link: (of) => ({ value: of }),
    lives: (of) => ({ value: lifeTableText(of) }),
  };
  return (texts[kind] as (of: ParameterValue) => Texts)(value);
}
