import { expect, test } from 'vitest';
import { typedTime } from './typed-time.ts';

test.each([
  ['15', 180],
  ['15 años', 180],
  ['14 años 11 meses', 179],
  ['14 años y 11 meses', 179],
  ['14a 11m', 179],
  ['179 meses', 179],
  ['179 meses de aporte', 179],
  ['12,5 años', 150],
  ['12.5', 150],
  ['12 años y medio', 150],
  ['8,33', 100],
  ['0', 0],
  ['1 mes', 1],
])('%s are %i months', (typed, months) => {
  expect(typedTime(typed)).toEqual({ months });
});

test.each([
  ['179', '¿Son 179 meses o 179 años? Escríbelo con su palabra, por ejemplo «179 meses».'],
  ['780 semanas', 'No sabemos qué es «semanas»: escribe años o meses, por ejemplo 15 años o 179 meses.'],
  ['60 %', 'No sabemos qué es «%»: escribe años o meses, por ejemplo 15 años o 179 meses.'],
  ['4k', 'No sabemos qué es «k»: escribe años o meses, por ejemplo 15 años o 179 meses.'],
  ['quince', 'Escribe un tiempo, por ejemplo 15 años o 179 meses.'],
  ['−3 años', 'No sabemos qué es «−»: escribe años o meses, por ejemplo 15 años o 179 meses.'],
  ['casi 15 años', 'No sabemos qué es «casi»: escribe años o meses, por ejemplo 15 años o 179 meses.'],
  ['11 meses 14 años', 'Escribe primero los años y después los meses, por ejemplo 14 años 11 meses.'],
  ['14,5 años 3 meses', 'Escribe los años y los meses sin decimales, por ejemplo 14 años 11 meses.'],
  ['1 a 2 m 3', 'Escribe solo años y meses, por ejemplo 14 años 11 meses.'],
])('%s is asked about', (typed, question) => {
  expect(typedTime(typed)).toEqual({ question });
});

test('an age may be a bare number where years of work may not', () => {
  expect(typedTime('67', 120)).toEqual({ months: 804 });
  expect(typedTime('67')).toHaveProperty('question');
});
