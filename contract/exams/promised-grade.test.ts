import { expect, test } from 'vitest';
import { promisedGrade } from './promised-grade.ts';

test.each([
  ['Con una nota final de 80 puntos o más obtienes un certificado digital.', 80],
  ['Con una nota final de 60', 60],
  ['Desde 2026, con 75 de 100.', 75],
  ['Al aprobar recibes tu certificado.', null],
])('%s promises %s', (text, grade) => {
  expect(promisedGrade(text)).toBe(grade);
});
