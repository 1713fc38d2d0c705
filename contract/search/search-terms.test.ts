import { expect, test } from 'vitest';
import { phonetic } from './phonetics.ts';
import { searchTerms } from './search-terms.ts';
import { meaning } from './word-meaning.ts';

test('a word stands for itself and for its beginning while it is typed', () => {
  expect(searchTerms('aportes')).toEqual([['aportes', 'aportes*']]);
  expect(searchTerms('aportes ')).toEqual([['aportes']]);
  expect(searchTerms('jubilaci')).toEqual([['jubilaci', 'jubilaci*', 'jubilacion']]);
});

test('questions lose the words that only ask; if there are no others, they are looked for', () => {
  expect(searchTerms('¿Cómo puedo ver mis lagunas?')).toEqual([['ver'], ['lagunas']]);
  expect(searchTerms('qué es ')).toEqual([['qué'], ['es']]);
});

test('letters that nobody can say begin no word, and sound like none', () => {
  expect(searchTerms('xqzwv')).toEqual([[]]);
  expect(searchTerms('cns'), 'an abbreviation is found as it is written').toEqual([['cns']]);
  expect(searchTerms('tr'), 'somebody types "trámite"').toEqual([['tr', 'tr*']]);
  expect(searchTerms('ccss')).toEqual([['ccss']]);
});

test('signs are no words, and of many words the first twelve count', () => {
  expect(searchTerms('% & | !')).toEqual([]);
  expect(searchTerms('10 %')).toEqual([['10']]);
  expect(searchTerms('aporte '.repeat(40))).toHaveLength(12);
});

test.each([
  ['jubilación', 'las jubilaciones anticipadas'],
  ['jubilaciones', 'Una jubilación'],
  ['cotisasion', 'Cotizaciones'],
])("in a list's field '%s' means '%s'", (word, text) =>
  expect(phonetic(text)).toMatch(new RegExp(meaning(word, '\\b') as string)),
);

test.each([
  ['dinero', 'Una plataforma'],
  ['pensar', 'La pensión'],
])("in a list's field '%s' does not mean '%s'", (word, text) =>
  expect(phonetic(text)).not.toMatch(new RegExp(meaning(word, '\\b') as string)),
);

test('what is no word, or a short one, means only itself', () => {
  for (const word of ['100', 'de', 'ana@correo.test', '(', '%'])
    expect(meaning(word, '\\y'), word).toBeUndefined();
});
