import { describe, expect, test } from 'vitest';
import type { BestKind } from '../../../contract/calls/home-slider.ts';
import { bestOf, citedIn, enoughSaid, nearnessTo } from './search.rules.ts';

describe('nearnessTo', () => {
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
    expect(Math.max(...names.map(nearnessTo(search)))).toBeCloseTo(nearness);
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
    expect(nearnessTo(search)(name)).toBe(0);
  });
});

test('the nearest of each kind stand above the list, facts first; what is not near enough does not', () => {
  const row = (type: BestKind, ...names: string[]) => ({ type, names });
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
  const term = row('Termino', 'Edad de jubilación');
  expect(bestOf('edad de jubilación', [term, ...rows])).not.toContain(term);
  expect(bestOf('edad de jubilación, ¿qué es?', [...rows, term])[0]).toBe(term);
  const owed = [row('Dato', 'Aporte del empleador'), row('Respuesta', '¿Qué hago?', 'mi patrón no aportó')];
  expect(bestOf('mi patron no aporto', owed).map(({ type }) => type)).toEqual(['Respuesta', 'Dato']);
  expect(bestOf('aporte del patron', owed).map(({ type }) => type)).toEqual(['Dato', 'Respuesta']);
  expect(enoughSaid).toBeLessThan(1);
});

test('what was typed word by word stands before what says the same', () => {
  const rows: { type: BestKind; names: string[] }[] = [
    { type: 'Dato', names: ['¿Cuántos aportes necesito?'] },
    { type: 'Dato', names: ['Dónde verlos', '¿Cuántos aportes tengo?'] },
  ];
  expect(bestOf('cuantos aportes tengo', rows)).toEqual([rows[1]]);
  expect(bestOf('cuantos aportes', rows)).toHaveLength(2);
});

test.each([
  ['ley 214 articulo 12', 'art-12', ['ley', '214']],
  ['Artículo 12 bis de la Ley 214', 'art-12-bis', ['ley', '214']],
  ['art. 7 reglamento', 'art-7', ['reglamento']],
  ['artículo 3', 'art-3', []],
])('"%s" cites %s', (search, anchor, law) => expect(citedIn(search)).toEqual({ anchor, law }));

test.each(['articulos', 'articulo doce', 'ley 214', 'parte 3'])('"%s" cites nothing', (search) =>
  expect(citedIn(search)).toBeUndefined(),
);
