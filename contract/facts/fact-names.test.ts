import { expect, test } from 'vitest';
import { unknownFactIn, withNamedFacts } from './fact-names.ts';
import { parameterKeys, parameters } from './keys.ts';

const print = (text: string) =>
  withNamedFacts(text, { fact: (key) => `<${key}>`, link: (href, label) => `<${href} ${label}>` });

test('a fact is named by its label, whatever its case and accents, or by its key', () => {
  expect(print('A los {Edad de jubilación}, { edad de jubilacion } o {edad-de-jubilacion}.')).toBe(
    'A los <edad-de-jubilacion>, <edad-de-jubilacion> o <edad-de-jubilacion>.',
  );
  for (const key of parameterKeys) expect(print(`{${parameters[key].label}}`)).toBe(`<${key}>`);
});

test('a page of the portal is named by its address and its name; other addresses are told', () => {
  expect(print('Lo dice la { /ley?id=3#art-12 | Ley 214, artículo 12 }.')).toBe(
    'Lo dice la </ley?id=3#art-12 Ley 214, artículo 12>.',
  );
  expect(unknownFactIn('{/ley?id=3 | Ley 214} y {Horario}')).toBeUndefined();
  for (const wrong of ['//otra.example | Otra', 'javascript:1 | Otra', '/ley?id=3 |', '| Ley', 'a | b'])
    expect(unknownFactIn(`{${wrong}}`)).toBe(wrong);
});

test('other braces stay, and are told', () => {
  expect(print('{otra} {} {a\nb} {constructor}')).toBe('{otra} {} {a\nb} {constructor}');
  expect(unknownFactIn('{Horario} y {otra}')).toBe('otra');
  expect(unknownFactIn('{Horario} y }{')).toBeUndefined();
});
