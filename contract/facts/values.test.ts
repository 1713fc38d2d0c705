import { expect, test } from 'vitest';
import { definitionOf, parameterKeys } from './keys.ts';
import { type ParameterValue, valueText } from './values.ts';

const text = (key: Parameters<typeof definitionOf>[0], value: ParameterValue) =>
  valueText(definitionOf(key), value, 'Bs').replaceAll(/[\u00a0\u202f]/g, ' ');
const all = { sex: null, bornFrom: null, bornUntil: null };

test.each([
  ['tope-del-sueldo', 3_000_050, 'Bs 30 000,50 al mes'],
  ['gastos-de-entierro', 300_000, 'hasta Bs 3 000'],
  ['aporte', 1250, '12,5 % del sueldo'],
  ['rendimiento-prudente', -205, '−2,05 % al año'],
  ['meses-de-aporte', 1, '1 mes de aporte'],
  ['meses-de-aporte', 0, 'ningún mes de aporte'],
  ['edad-de-pension-solidaria', 774, '64 años y 6 meses'],
  ['documentos-al-enviudar', ['Tu carné', 'El acta'], 'Tu carné; El acta'],
  ['edad-de-jubilacion', [{ ...all, ageMonths: 780 }], '65 años'],
  [
    'edad-de-jubilacion',
    [
      { ...all, sex: 'female', bornUntil: '1969-12-31', ageMonths: 720 },
      { ...all, bornFrom: '1970-01-01', ageMonths: 780 },
    ],
    'mujeres que nacieron hasta el 31 de diciembre de 1969: 60 años; quienes nacieron desde el 1 de enero de 1970: 65 años',
  ],
  [
    'otras-vias',
    [
      { ...all, ageMonths: null, months: 240, share: 6000 },
      { ...all, sex: 'male', ageMonths: 696, months: 0, share: null },
    ],
    'a cualquier edad, con 240 meses de aporte y una cuenta que pague el 60 % de tu sueldo o más; hombres: desde los 58 años',
  ],
  ['mensualidades', 13, '13 veces al año'],
  ['mensualidades', 1, '1 vez al año'],
  ['descuento-de-salud', 300, '3 % de la pensión'],
  ['cuenta-sin-derecho', 'un-pago', 'se te devuelve en un solo pago'],
  ['dias-de-los-plazos', 'habiles', 'en días hábiles: de lunes a viernes, sin los feriados'],
  [
    'adelanto-por-hijos',
    { sex: 'female', monthsPerChild: 12, childrenAtMost: 3 },
    'Una mujer con hijos puede jubilarse 1 año antes por cada uno, hasta por 3.',
  ],
  [
    'adelanto-por-hijos',
    { sex: null, monthsPerChild: 6, childrenAtMost: null },
    'Quien tiene hijos puede jubilarse 6 meses antes por cada uno.',
  ],
  ['adelanto-por-hijos', 'Un año por hijo', 'Un año por hijo'],
  ['pension-solidaria', [{ months: 240, amount: 110_000 }], 'Bs 1 100 al mes con 240 meses de aporte'],
] as const)('%s: %j reads as people say it', (key, value, expected) => {
  expect(text(key, value as ParameterValue)).toBe(expected);
});

test('a key can stand in an address and in an attribute as it is', () => {
  for (const key of parameterKeys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
