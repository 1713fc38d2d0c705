import { describe, expect, test } from 'vitest';
import {
  dateOrderOf,
  documentKey,
  documentKeys,
  gendersOf,
  phoneKey,
  readBirthDate,
  readDocument,
  readEmail,
  readPhone,
  saysNothing,
} from './cells.rules.ts';

const today = '2026-11-24';

describe('birth dates as people and Excel write them (spec 5.11)', () => {
  test.each([
    ['31/12/1980', '1980-12-31'],
    ['1-2-1980', '1980-02-01'],
    ['01.02.80', '1980-02-01'],
    ['1/2/05', '2005-02-01'],
    ['1980-12-31', '1980-12-31'],
    ['1980/12/31', '1980-12-31'],
    ['19801231', '1980-12-31'],
    ['1980-12-31T00:00:00.000Z', '1980-12-31'],
    ['31/12/1980 0:00', '1980-12-31'],
    ['01/05/1980 12:00:00 a. m.', '1980-05-01'],
    ['01/05/1980 12:00:00 a.\u00a0m.', '1980-05-01'],
    ['5/1/1980 12:00:00 AM', '1980-01-05'],
    ['1980-05-01 00:00:00.000', '1980-05-01'],
    ['1980-05-01T00:00:00+00:00', '1980-05-01'],
    ['29586', '1980-12-31'],
    ['29586,5', '1980-12-31'],
    ['31 de diciembre de 1980', '1980-12-31'],
    ['31-dic-80', '1980-12-31'],
    ['3 Set. 1980', '1980-09-03'],
    ['miércoles, 31 de diciembre de 1980', '1980-12-31'],
    ['29/02/1980', '1980-02-29'],
  ])('%s is %s', (written, date) => {
    expect(readBirthDate(written, { order: 'dmy', today })).toEqual({ date });
  });

  test.each([
    ['31/02/1990', 'Esa fecha no existe: febrero de 1990 tiene 28 días.'],
    ['31/04/1990', 'Esa fecha no existe: abril de 1990 tiene 30 días.'],
    ['12/31/1980', '«12/31/1980» no es una fecha de nacimiento: escríbela como 31/12/1980.'],
    ['1980', 'Dice solo el año 1980: escribe día, mes y año.'],
    ['70011220', '«70011220» no es una fecha de nacimiento: escríbela como 31/12/1980.'],
    ['ayer', '«ayer» no es una fecha de nacimiento: escríbela como 31/12/1980.'],
    ['01/01/2030', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['01/01/1880', 'La fecha de nacimiento es de antes de 1900: revísala.'],
  ])('%s is refused', (written, problem) => {
    expect(readBirthDate(written, { order: 'dmy', today })).toEqual({ problem });
  });

  test('the month stands first where a column cannot mean it otherwise', () => {
    expect(dateOrderOf(['12/31/1980', '01/02/1979'])).toBe('mdy');
    expect(dateOrderOf(['12/11/1980', '31/02/1979', '12/31/1980'])).toBe('dmy');
    expect(readBirthDate('12/31/1980', { order: 'mdy', today })).toEqual({ date: '1980-12-31' });
  });
});

test.each([
  [
    ['F', 'M'],
    [2, 1],
  ],
  [
    ['H', 'M'],
    [1, 2],
  ],
  [
    ['V', 'M'],
    [1, 2],
  ],
  [
    ['Varón', 'Mujer'],
    [1, 2],
  ],
  [
    ['MASCULINO', 'femenino'],
    [1, 2],
  ],
  [
    ['Masc.', 'Fem.'],
    [1, 2],
  ],
  [
    ['1', '2'],
    [1, 2],
  ],
  [['otro'], [undefined]],
])('genders %j are %j', (written, found) => {
  expect(written.map(gendersOf(written))).toEqual(found);
});

test.each(['-', '—', 's/n', 'S/N', 'No tiene', 'n/a', '0', 'X', '', '...', 'Sin correo'])(
  '%j says nothing',
  (cell) => {
    expect(saysNothing(cell)).toBe(true);
  },
);

test('documents and telephones are known however they are written', () => {
  expect(
    ['C.I. 4567890 LP', 'CI: 4567890', 'DNI 12345678', '4567890.0', '4.567.890-1A'].map(readDocument),
  ).toEqual(['4567890 LP', '4567890', '12345678', '4567890', '4.567.890-1A']);
  expect(['4567890 LP', '4.567.890', '4567890-LP', 'E-4567890'].map(documentKey)).toEqual([
    '4567890',
    '4567890',
    '4567890',
    'e4567890',
  ]);
  expect(documentKey('4567890-1A LP')).toBe('45678901a');
  expect(documentKeys('4567890')).toContain('4567890lp');
  expect(['Cel. 700-11220', '+591 70011220', '70011220.0'].map((cell) => phoneKey(readPhone(cell)))).toEqual([
    '70011220',
    '70011220',
    '70011220',
  ]);
  expect(phoneKey('12345')).toBe('');
});

test.each([
  ['Ana <ana@example.com>', 'ana@example.com'],
  ['"Quispe, Ana" <ana@example.com>;', 'ana@example.com'],
  ['<ana@example.com>', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  [' ana@example.com; ', 'ana@example.com'],
  ['Ana', 'Ana'],
])('the address of %j is %j', (cell, email) => {
  expect(readEmail(cell)).toBe(email);
});
