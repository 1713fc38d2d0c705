import { expect, test } from 'vitest';
import { parameterSeeds } from '../../database/seed/parameters.ts';
import { type ParameterKey, parameterKeys } from '../facts/keys.ts';
import { calculatorNames } from '../pension/calculator-names.ts';
import { compute } from '../pension/calculators.ts';
import { knownFactsOf } from '../pension/known-facts.ts';
import { factsByAnswer, otherFacts } from './parameter-order.ts';

const missingWith = (keys: readonly ParameterKey[]) => {
  const given = parameterSeeds
    .filter(({ key }) => keys.includes(key))
    .map(({ key, value }) => ({ key, value, source: '', link: '', reviewed: null, isExample: false }));
  const known = knownFactsOf(given, 'Bs');
  return (name: (typeof calculatorNames)[number]) => compute(name, {}, known, '2026-11-29').missing;
};

test('with the facts of a group and those before it that group’s question is answered, and with all of them every calculator', () => {
  const [first, second] = factsByAnswer;
  if (first === undefined || second === undefined) throw new Error('no groups');
  expect(first.keys).toHaveLength(6);
  expect(missingWith(first.keys)(first.calculator)).toEqual([]);
  expect(missingWith(first.keys.filter((key) => key !== 'meses-de-aporte'))(first.calculator)).not.toEqual(
    [],
  );
  const both = [...first.keys, ...second.keys];
  for (const name of calculatorNames) expect(missingWith(both)(name), name).toEqual([]);
});

test('every fact stands in the table once', () => {
  const all = [...factsByAnswer.flatMap(({ keys }) => keys), ...otherFacts];
  expect(all.toSorted()).toEqual([...parameterKeys].toSorted());
});
