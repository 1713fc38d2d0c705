import { expect, test } from 'vitest';
import { definitionOf, type ParameterKind } from '../../../contract/facts/keys.ts';
import { parameterSeeds } from '../../../database/seed/parameters.ts';
import { textsOfValue, valueOfTexts } from './typed-value.rules.ts';

test.each<[ParameterKind, string, unknown]>([
  ['money', '30000', 3_000_000],
  ['money', ' 30.000,50 ', 3_000_050],
  ['money', 'Bs 30\u202f000.5', 3_000_050],
  ['money', '1.800', 180_000],
  ['money', '1.800.000', 180_000_000],
  ['money', 'mucho', 'mucho'],
  ['money', '1,2345', '1,2345'],
  ['money', '-5', -500],
  ['rate', '12,5', 1250],
  ['rate', '12.50 %', 1250],
  ['rate', '−2', -200],
  ['rate', '12,345', '12,345'],
  ['months', '240', 240],
  ['months', '20 años', '20 años'],
  ['list', 'Tu carné\n\n El acta \n', ['Tu carné', 'El acta']],
  ['text', ' 0800 ', '0800'],
  ['text', '  ', ''],
])('%s: %j is understood', (kind, value, expected) => {
  expect(valueOfTexts(kind, { value }, 'Bs')).toEqual(expected);
});

test('an age is years and months', () => {
  expect(valueOfTexts('age', { years: '65', months: '' }, 'Bs')).toBe(780);
  expect(valueOfTexts('age', { years: '64', months: '6' }, 'Bs')).toBe(774);
  expect(valueOfTexts('age', { years: '', months: '' }, 'Bs')).toBe('');
  expect(valueOfTexts('age', { years: 'sesenta', months: '' }, 'Bs')).toBe('sesenta');
});

test('rows that were taken away leave no gap; a number that is none is one that no rule takes', () => {
  const texts = { 'row0.paid': '240', 'row0.amount': '1.100', 'row7.paid': 'x', 'row7.amount': '' };
  expect(valueOfTexts('floors', texts, 'Bs')).toEqual([
    { months: 240, amount: 110_000 },
    { months: -1, amount: -1 },
  ]);
  expect(valueOfTexts('floors', {}, 'Bs')).toBe('');
});

test('every fact of the demonstration comes back from its form as it was', () => {
  for (const { key, value } of parameterSeeds) {
    const { kind } = definitionOf(key);
    expect(valueOfTexts(kind, textsOfValue(kind, value), 'Bs'), key).toEqual(value);
  }
});

test('a children advance is for whom, months and how many; without months there is none', () => {
  expect(valueOfTexts('children', { sex: 'female', months: '12', most: '3' }, 'Bs')).toEqual({
    sex: 'female',
    monthsPerChild: 12,
    childrenAtMost: 3,
  });
  expect(valueOfTexts('children', { sex: '', months: '6', most: '' }, 'Bs')).toEqual({
    sex: null,
    monthsPerChild: 6,
    childrenAtMost: null,
  });
  expect(valueOfTexts('children', { sex: 'male', months: '', most: '3' }, 'Bs')).toBe('');
});
