import { expect, test } from 'vitest';
import { namesLetter, otherAnswerNamed } from './explanation.rules.ts';

const multiple = (correct: string, words: string) =>
  otherAnswerNamed({ explanation: `<p>${words}</p>`, correct, type: 12 });
const truth = (correct: string, words: string) =>
  otherAnswerNamed({ explanation: `<p>${words}</p>`, correct, type: 1 });

test.each([
  ['B', 'La correcta es la A.', 'la A'],
  ['B', 'La respuesta correcta es A, porque lo dice la ley.', 'la A'],
  ['B', 'La opción correcta: «D».', 'la D'],
  ['A,C', 'Las respuestas: la correcta es A y B.', 'la B'],
  ['B', 'La respuesta correcta es la opción <b>C</b>', 'la C'],
])('a key of %s and «%s» are told apart', (key, words, named) => {
  expect(multiple(key, words)).toBe(
    `Ojo: la explicación dice que la correcta es ${named}, y la respuesta correcta es ${key.replace(',', ', ')}.`,
  );
});

test.each([
  ['B', 'La correcta es la B.'],
  ['A,C', 'La correcta es A y C.'],
  ['B', 'La vitamina A no tiene que ver.'],
  ['B', 'La correcta es aquella que paga el empleador.'],
  ['B', 'La correcta es Administradora.'],
  ['B', ''],
])('a key of %s and «%s» agree', (key, words) => {
  expect(multiple(key, words)).toBeNull();
});

test('of true and false the word is looked for', () => {
  expect(truth('V', 'Es falso: el aporte es tuyo.')).toContain(
    'es Falso, y la respuesta correcta es Verdadero',
  );
  expect(truth('F', 'La respuesta es «falsa».')).toBeNull();
  expect(truth('F', 'Un dato falso confunde.')).toBeNull();
});

test.each([
  ['La correcta es la B.', true],
  ['Ni la opción C lo dice.', true],
  ['B y D son ciertas.', true],
  ['A) confunde dos fondos.', true],
  ['La buena es C, porque la ley lo dice.', true],
  ['Porque solo C lo dice.', true],
  ['Respuesta correcta: B.', true],
  ['Ni A ni C hablan de eso.', true],
  ['La Administradora paga.', false],
  ['A los 58 años.', false],
  ['La respuesta a la solicitud.', false],
])('«%s» names an option by its letter: %s', (text, expected) => {
  expect(namesLetter(text)).toBe(expected);
});
