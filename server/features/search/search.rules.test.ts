import { describe, expect, test } from 'vitest';
import { bestOf, enoughSaid, nearnessOf } from './search.rules.ts';

describe('nearnessOf', () => {
  test.each([
    ['edad de jubilación', ['Edad de jubilación'], 1],
    ['CUÁNDO ME JUBILO', ['Edad de jubilación'], 1],
    ['a que edad me jubilo', ['Otra cosa', '¿A qué edad me jubilo?'], 1],
    ['cuánto voy a cobrar', ['¿Cuánto recibiré?'], 1],
    ['llego tarde a los 67', ['¿Llego tarde?'], 1],
    ['jubilación', ['Edad de jubilación'], 0.5],
    ['aportes', ['¿Cuántos aportes necesito?'], 0.5],
    ['puedo seguir trabajando si me jubilo', ['Seguir trabajando después de jubilarse'], 0.75],
  ])('"%s" says of %j %f', (search, names, nearness) => {
    expect(nearnessOf(search, names)).toBeCloseTo(nearness);
  });

  test.each([
    ['mitos sobre la edad de retiro', 'Edad de jubilación'],
    ['estafa por teléfono', 'Teléfono de consultas'],
    ['me pidieron mi clave por teléfono', 'Teléfono'],
    ['67', 'Edad de jubilación'],
    ['', 'Edad de jubilación'],
    ['¿?', 'Edad de jubilación'],
    ['xqzwv', 'WhatsApp'],
  ])('"%s" is not about %s', (search, name) => {
    expect(nearnessOf(search, [name])).toBe(0);
  });
});

test('the nearest of each kind stand above the list, facts first; what is not near enough does not', () => {
  const row = (type: 'Dato' | 'Respuesta' | 'Calculadora', ...names: string[]) => ({ type, names });
  const rows = [
    row('Calculadora', '¿Cuándo puedo jubilarme?'),
    row('Respuesta', '¿A qué edad me jubilo y por qué no antes?'),
    row('Respuesta', '¿A qué edad me jubilo?'),
    row('Dato', 'Edad de jubilación'),
    row('Dato', 'Adelanto por hijos'),
  ];
  expect(bestOf('a qué edad me jubilo', rows).map(({ names }) => names[0])).toEqual([
    'Edad de jubilación',
    '¿A qué edad me jubilo?',
    '¿Cuándo puedo jubilarme?',
  ]);
  expect(bestOf('jubilación', rows)).toEqual([]);
  expect(enoughSaid).toBeLessThan(1);
});
