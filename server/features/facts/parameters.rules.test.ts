import { expect, test } from 'vitest';
import { definitionOf, type ParameterKind } from '../../../contract/facts/keys.ts';
import { parameterSeeds } from '../../../database/seed/parameters.ts';
import { faultOfValue, faultsOf, oldBefore } from './parameters.rules.ts';

const all = { sex: null, bornFrom: null, bornUntil: null };
const age = { ...all, ageMonths: 780 };
const way = { ...age, months: 0, share: null };

test.each<[ParameterKind, unknown[], unknown[]]>([
  ['money', [0, 150_000], [-1, 1.5, '100', null, [], 1e13]],
  ['rate', [-10_000, 0, 1250], [10_001, -10_001, 12.5, '12']],
  ['months', [0, 720], [-1, 721, '240']],
  ['age', [0, 780, 1440], [-1, 1441, '65']],
  [
    'ages',
    [[age]],
    [
      [],
      65,
      [way],
      [{ ...age, ageMonths: 1441 }],
      [{ ...age, bornFrom: '1970-01-01', bornUntil: '1969-12-31' }],
      ['65'],
    ],
  ],
  [
    'ways',
    [[way], [{ ...way, ageMonths: null, share: 6000 }]],
    [[], [age], [{ ...way, months: -1 }], [{ ...way, share: 0 }], [{ ...way, share: 10_001 }]],
  ],
  [
    'floors',
    [[{ months: 240, amount: 1 }]],
    [
      [],
      [way],
      [{ months: 1, amount: -1 }],
      [{ months: 721, amount: 1 }],
      [
        { months: 1, amount: 1 },
        { months: 1, amount: 2 },
      ],
    ],
  ],
  ['count', [1, 13, 24], [0, 25, '12', 1.5]],
  [
    'children',
    [
      { sex: 'female', monthsPerChild: 12, childrenAtMost: 3 },
      { sex: null, monthsPerChild: 1, childrenAtMost: null },
    ],
    [
      'Una mujer puede adelantar un año',
      [],
      { sex: null, monthsPerChild: 0, childrenAtMost: 3 },
      { sex: null, monthsPerChild: 12, childrenAtMost: 0 },
    ],
  ],
  ['list', [['Tu carné']], [[], ['Tu carné', ''], 'Tu carné', [age]]],
  ['text', ['800 10 0214'], ['', 1, ['a']]],
  ['link', ['/contact', 'https://a.bo', 'mailto:a@b.bo'], ['', 'javascript:1', 'http://a.bo', '//a.bo', 1]],
])('%s: what fits and what does not, with a sentence', (kind, good, bad) => {
  for (const value of good) expect(faultOfValue({ kind }, value), JSON.stringify(value)).toBeUndefined();
  for (const value of bad)
    expect(faultOfValue({ kind }, value), JSON.stringify(value)).toMatch(/\p{L}{3}.*\.$/u);
});

test('a fault in a table names its line', () => {
  const born = (bornFrom: string) => ({ ...way, bornFrom });
  expect(faultOfValue({ kind: 'ways' }, [way, born('1899-12-31')])).toBe(
    'Línea 2: escribe una fecha que exista, desde 1900.',
  );
  for (const day of ['2001-02-29', '1/2/1990', '2001', '', ' 1990-01-01'])
    expect(faultOfValue({ kind: 'ages' }, [{ ...age, bornUntil: day }]), day).toMatch(
      /^Línea 1: escribe una fecha/,
    );
  expect(faultOfValue({ kind: 'ages' }, [age, { ...age, ageMonths: -1 }])).toBe(
    'Línea 2: la edad va de 0 a 120 años, en números.',
  );
  expect(
    faultOfValue({ kind: 'floors' }, [
      { months: 1, amount: 5 },
      { months: 2, amount: 5 },
      { months: 1, amount: 6 },
    ]),
  ).toBe('Línea 1: hay otro monto para los mismos meses de aporte.');
});

test('a choice takes one of its own answers and no other', () => {
  const definition = definitionOf('cuenta-sin-derecho');
  for (const choice of Object.keys(definition.choices ?? {}))
    expect(faultOfValue(definition, choice), choice).toBeUndefined();
  for (const other of ['habiles', 'toString', '', 1, ['un-pago']])
    expect(faultOfValue(definition, other), String(other)).toBe('Elige una de las respuestas.');
});

test('a figure has a source, and every fact a review that is not after today', () => {
  const written = { value: 1200, source: 'Ley 214', link: '', validFrom: null, reviewed: '2027-03-01' };
  const fields = (more: object, kind: ParameterKind = 'rate') =>
    faultsOf({ kind }, { ...written, ...more }, '2027-03-01').map(({ field }) => field);
  expect(fields({})).toEqual([]);
  expect(fields({ source: '', link: 'javascript:1', reviewed: '2027-03-02' })).toEqual([
    'Source',
    'Link',
    'Reviewed',
  ]);
  expect(fields({ reviewed: null })).toEqual(['Reviewed']);
  expect(fields({ value: '800 10 0214', source: '' }, 'text')).toEqual([]);
  expect(fields({ value: null, source: '', reviewed: null })).toEqual([]);
});

test('a review is old after a year', () => {
  expect(oldBefore('2027-03-01')).toBe('2026-03-01');
  expect(oldBefore('2028-02-29')).toBe('2027-02-28');
});

test('the facts of the demonstration fit their kinds', () => {
  // a link names a page of the demonstration, whose address is put in
  for (const { key, value } of parameterSeeds.filter((seed) => definitionOf(seed.key).kind !== 'link'))
    expect(faultOfValue(definitionOf(key), value), key).toBeUndefined();
});
