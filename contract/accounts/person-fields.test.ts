import { expect, test } from 'vitest';

import { emailAddress, familyName, isLatinName, personName } from './person-fields.ts';

const name = personName('El campo Nombres es obligatorio.');
const said = (text: string) => name.safeParse(text).error?.issues[0]?.message ?? name.parse(text);

test('names of every Latin spelling are taken as they are', () => {
  for (const text of [
    'Ñúñez d’Òrs-Ðurić',
    "O'Connor",
    'D´Angelo',
    'Ştefan Żółć',
    'Nguyễn Thị Ơn',
    'Jose\u0301',
    'Ỹvỹ Avañe’ẽ',
    'ʻOkina',
    'M.ª José',
    'Juan 2.º',
  ])
    expect(said(text)).toBe(text);
});

test('names in another script are told what certificates print', () => {
  const latin = /^El certificado se imprime en letras latinas: escribe el nombre como está en el documento/;
  for (const text of [
    'Ελένη',
    'Иван',
    'محمد',
    'דנה',
    'प्रिया',
    'สมชาย',
    '李',
    'ひろ',
    '김',
    'Ana Иванова',
    'Ana ٣',
  ]) {
    expect(said(text)).toMatch(latin);
    expect(isLatinName(text)).toBe(false);
  }
  expect([isLatinName('Ana 2.º'), isLatinName('. 2')]).toEqual([true, false]);
});

test('emoji, also joined ones, are told as what they are, links as links', () => {
  for (const text of ['Zoë 👩‍🏫', 'Zoë 🎓', 'Ana ❤️', 'Ana ➡'])
    expect(said(text)).toBe('Escribe el nombre solo con letras, sin emojis ni otros dibujos.');
  for (const text of ['http://otra.test', 'ana@otra', 'a\\b'])
    expect(said(text)).toBe('Escribe un nombre sin enlaces ni signos como : / @.');
});

test('a name without a letter, a formula and a list of signs are refused', () => {
  for (const text of ["'", '.', '-', '2', '’ .']) expect(said(text)).toBe('Escribe el nombre con letras.');
  for (const text of ['=1+1', '+cmd|calc', '<b>', 'Ana; Luis'])
    expect(said(text)).toBe('Escribe un nombre sin enlaces ni signos como : / @.');
});

test('a surname of one dash is none, and every other one has a letter', () => {
  const surname = familyName('El campo Apellidos es obligatorio.');
  const read = (text: string) => surname.safeParse(text).error?.issues[0]?.message ?? surname.parse(text);
  expect(['-', ' – ', 'Quispe', "O'Ñañez"].map(read)).toEqual(['', '', 'Quispe', "O'Ñañez"]);
  expect(['', '.', '2', '--'].map(read)).toEqual([
    'El campo Apellidos es obligatorio.',
    'Escribe el nombre con letras.',
    'Escribe el nombre con letras.',
    'Escribe el nombre con letras.',
  ]);
});

test('signs that nobody sees are taken out of a name', () => {
  expect(said(' Ana\u202e\u200b\u00ad\nRosa\x01\u200d ')).toBe('Ana Rosa');
});

test('an address with letters that we cannot send to is told so', () => {
  const email = emailAddress('El campo Email es obligatorio.');
  const sentences = (text: string) => email.safeParse(text).error?.issues.map(({ message }) => message);
  for (const text of ['ñoño@correo.com', 'ana@españa.es', 'анна@correo.com'])
    expect(sentences(text)).toEqual([expect.stringMatching(/^Todavía no enviamos a correos con ñ, tildes/)]);
  expect(sentences('ana.correo')).toEqual([expect.stringMatching(/^Escribe un correo válido/)]);
  expect(email.parse(' ana@correo.com ')).toBe('ana@correo.com');
});
