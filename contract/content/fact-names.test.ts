import { expect, test } from 'vitest';
import { unknownFactIn, withNamedFacts } from './fact-names.ts';
import { parameterKeys, parameters } from './parameter-keys.ts';

const print = (text: string) => withNamedFacts(text, (key) => `<${key}>`);

test('a fact is named by its label, whatever its case and accents, or by its key', () => {
  expect(print('A los {Edad de jubilación}, { edad de jubilacion } o {edad-de-jubilacion}.')).toBe(
    'A los <edad-de-jubilacion>, <edad-de-jubilacion> o <edad-de-jubilacion>.',
  );
  for (const key of parameterKeys) expect(print(`{${parameters[key].label}}`)).toBe(`<${key}>`);
});

test('other braces stay, and are told', () => {
  expect(print('{otra} {} {a\nb} {constructor}')).toBe('{otra} {} {a\nb} {constructor}');
  expect(unknownFactIn('{Horario} y {otra}')).toBe('otra');
  expect(unknownFactIn('{Horario} y }{')).toBeUndefined();
});
