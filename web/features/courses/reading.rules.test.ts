import { expect, test } from 'vitest';
import { firstSentence } from './reading.rules.ts';

test.each([
  [
    'Ya aprobaste este examen con 100 de 100. No hace falta rendirlo otra vez.',
    'Ya aprobaste este examen con 100 de 100.',
  ],
  ['Espera 1.5 horas. Luego sí.', 'Espera 1.5 horas.'],
  ['sin punto', 'sin punto'],
  ['', ''],
])('%s: %s', (reason, expected) => {
  expect(firstSentence(reason)).toBe(expected);
});
