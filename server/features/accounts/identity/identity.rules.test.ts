import { expect, test } from 'vitest';
import { isOtherDocument, isOtherName } from './identity.rules.ts';

const stored = { firstName: 'María', lastName: 'Quispe Nuñez', documentNumber: '4821993 LP' };

test('a name with other accents, capitals or blanks is the same, another is not', () => {
  expect(isOtherName(stored, {})).toBe(false);
  expect(isOtherName(stored, { firstName: 'MARÍA', lastName: ' Quispe  Núñez ' })).toBe(false);
  expect(isOtherName(stored, { firstName: 'Marta' })).toBe(true);
  expect(isOtherName(stored, { lastName: 'Mamani' })).toBe(true);
});

test('a document that is given, replaced or taken away is another one', () => {
  expect(isOtherDocument(stored, {})).toBe(false);
  expect(isOtherDocument(stored, { documentNumber: '4821993 LP' })).toBe(false);
  expect(isOtherDocument({ ...stored, documentNumber: null }, { documentNumber: '1 LP' })).toBe(true);
  for (const documentNumber of ['1 LP', null]) expect(isOtherDocument(stored, { documentNumber })).toBe(true);
});
