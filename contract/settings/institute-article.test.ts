import { expect, test } from 'vitest';
import { ofInstitute } from './institute-article.ts';

test.each([
  ['Instituto Andino', 'del Instituto Andino'],
  ['Fundación Altiplano', 'de la Fundación Altiplano'],
  ['Universidad, sede sur', 'de la Universidad, sede sur'],
  ['Programa de Retiro', 'del Programa de Retiro'],
  ['Ahorro Andino', 'de Ahorro Andino'],
  ['La Boliviana', 'de La Boliviana'],
  ['', 'de '],
])('whose portal it is agrees with the kind of institution: %s', (institute, text) =>
  expect(ofInstitute(institute)).toBe(text),
);
