import { expect, test } from 'vitest';
import { fixedFields } from './identity.rules.ts';

const stored = { firstName: 'Maria', lastName: 'Quispe Nuñez', documentNumber: '4821993 LP' };

test('accents, capitals and blanks are mended alone, another name is not', () => {
  expect(fixedFields(stored, {})).toEqual([]);
  expect(fixedFields(stored, { firstName: 'MARÍA', lastName: ' Quispe  Núñez ' })).toEqual([]);
  expect(fixedFields(stored, { firstName: 'Marta', lastName: 'Quispe' })).toEqual(['firstName', 'lastName']);
});

test('a document is given once: then another, or none, is asked for', () => {
  expect(fixedFields({ ...stored, documentNumber: null }, { documentNumber: '1 LP' })).toEqual([]);
  expect(fixedFields(stored, { documentNumber: '4821993 LP' })).toEqual([]);
  for (const documentNumber of ['4821993 CB', null])
    expect(fixedFields(stored, { documentNumber })).toEqual(['documentNumber']);
});
