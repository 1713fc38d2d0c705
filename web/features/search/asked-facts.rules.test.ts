import { expect, test } from 'vitest';
import { askedAnswer } from './asked-facts.rules.ts';

test.each([
  ['a qué edad me jubilo si soy mujer', 'edad-de-jubilacion'],
  ['CUANDO ME JUBILO', 'edad-de-jubilacion'],
  ['cuántas cotizaciones necesito', 'meses-de-aporte'],
  ['qué papeles llevo si enviudé y quiero la pensión', 'documentos-al-enviudar'],
  ['papeles para jubilarme', 'documentos-para-jubilarse'],
  ['cuánto tarda el trámite', 'plazo-de-respuesta'],
  ['la pensión paga impuestos', 'impuestos-de-la-pension'],
])('%s is answered by %s', (search, fact) => {
  expect(askedAnswer(search)?.facts[0]).toBe(fact);
});

test('how much somebody will get is answered by a calculator', () => {
  expect(askedAnswer('¿Cuánto voy a cobrar?')).toMatchObject({ facts: [], calculator: 'cuanto-recibire' });
});

test.each([
  '',
  'comisiones',
  'cuánto me cobran de comisión',
  'me llamaron y pidieron mi clave por teléfono',
  'cuánto tarda un reclamo por un pago',
  'mitos sobre la edad de retiro',
  'cuánto le toca a la esposa',
])('"%s" has no sure answer', (search) => {
  expect(askedAnswer(search)).toBeUndefined();
});
