import { expect, test } from 'vitest';
import { countedPhrase, digestsOf, openingWeight } from './searched-phrases.rules.ts';

test.each([
  ['  ¿Cuándo   me JUBILO?  ', 'cuando me jubilo'],
  ['cuánto tiempo más tengo que trabajar si tengo 60', 'cuanto tiempo mas tengo que trabajar si tengo 60'],
  ['ley 065 art. 12', 'ley 065 art. 12'],
  ['aporte del 10 %', 'aporte del 10 %'],
  ['gano 3500 y tengo 58', 'gano 3500 y tengo 58'],
  ['la pensión de mi señora', 'la pension de mi senora'],
  ['pilar solidario', 'pilar solidario'],
  ['mi patrona no me inscribió', 'mi patrona no me inscribio'],
  ['CUÁNTO VOY A COBRAR', 'cuanto voy a cobrar'],
])('a phrase is counted in small letters without accents: %s', (typed, words) => {
  expect(countedPhrase(typed)).toBe(words);
});

test.each([
  ['an e-mail', 'ana@correo.test'],
  ['an e-mail in words', 'ana arroba correo'],
  ['a link', 'www.banco.test'],
  ['a link with its scheme', 'https://banco.test'],
  ['a document', '4567890'],
  ['a document with blanks', 'CI 45 678 90'],
  ['a document with points', 'cédula 1.234.567-8'],
  ['a telephone', '+591 712-34567'],
  ['a date of birth', 'nací el 12/03/1961'],
  ['a code', 'XK4-99T'],
  ['a code in a sentence', 'mi código es ab12cd34'],
  ['a name with its surname', 'juan mamani'],
  ['a name in a sentence', 'cuánto cobra maria de pensión'],
  ['a name that is also a word, with capitals', 'Rosa Flores'],
  ['a name after its title', 'don vitaliano'],
  ['somebody who says who he is', 'me llamo zenon y quiero jubilarme'],
  ['a street', 'calle los pinos 45'],
  ['a number of a house', 'oficina nro 12 planta baja'],
  ['too little', 'af'],
  ['no letters', '¿?!'],
  ['an emoji', '😀😀😀'],
  ['too much', 'a'.repeat(101)],
])('never counted: %s', (_, typed) => {
  expect(countedPhrase(typed)).toBeUndefined();
});

test('an address has another mark for each phrase and month, and marks say nothing without the key', () => {
  const key = Buffer.alloc(32, 1);
  const november = digestsOf(key, '2026-11-01');
  const mark = november.mark('cuando me jubilo', '10.0.0.1');
  expect(mark).toBe(digestsOf(key, '2026-11-01').mark('cuando me jubilo', '10.0.0.1'));
  const others = [
    november.mark('heredar', '10.0.0.1'),
    november.mark('cuando me jubilo', '10.0.0.2'),
    digestsOf(key, '2026-12-01').mark('cuando me jubilo', '10.0.0.1'),
    digestsOf(Buffer.alloc(32, 2), '2026-11-01').mark('cuando me jubilo', '10.0.0.1'),
  ];
  expect(others).not.toContain(mark);
  expect(mark).toBeLessThan(2 ** 16);
});

test('a result weighs by its share of the openings, and a script gives it no more than 1', () => {
  expect(openingWeight(0, 0)).toBe(0);
  expect(openingWeight(3, 3)).toBeGreaterThan(0.3);
  expect(openingWeight(3, 3)).toBeLessThan(openingWeight(20, 20));
  expect(openingWeight(1_000_000, 1_000_000)).toBe(1);
  expect(openingWeight(10, 40)).toBeLessThan(openingWeight(30, 40));
});
