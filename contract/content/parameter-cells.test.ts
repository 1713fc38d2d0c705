import { expect, test } from 'vitest';
import { parameterSeeds } from '../../database/seed/parameters.ts';
import { definitionOf, type ParameterKey } from '../facts/keys.ts';
import { cellText, valueOfCell } from './parameter-cells.ts';

test('every fact of the demonstration comes back from its cell as it was', () => {
  for (const { key, value } of parameterSeeds)
    expect(valueOfCell(definitionOf(key), cellText(definitionOf(key), value), 'Bs'), key).toEqual(value);
});

test.each<[ParameterKey, string, unknown]>([
  ['sueldo-minimo', 'Bs 1.500', 150_000],
  ['sueldo-minimo', 'mucho', 'mucho'],
  ['aporte', '12,5 %', 1250],
  ['edad-de-pension-solidaria', '64 años 6 meses', 774],
  ['edad-de-pension-solidaria', 'sesenta', 'sesenta'],
  [
    'edad-de-jubilacion',
    'mujeres hasta 1969-12-31: 60; hombres: 65',
    [
      { sex: 'female', bornFrom: null, bornUntil: '1969-12-31', ageMonths: 720 },
      { sex: 'male', bornFrom: null, bornUntil: null, ageMonths: 780 },
    ],
  ],
  [
    'otras-vias',
    'cualquier edad, 240 meses, 62,5 %',
    [{ sex: null, bornFrom: null, bornUntil: null, ageMonths: null, months: 240, share: 6250 }],
  ],
  ['adelanto-por-hijos', 'padres y madres, 6 meses', { sex: null, monthsPerChild: 6, childrenAtMost: null }],
  ['cuenta-sin-derecho', 'Se te devuelve en un solo pago', 'un-pago'],
  ['cuenta-sin-derecho', 'no sé', 'no sé'],
  ['oficinas', 'Una; Otra\nTercera', ['Una', 'Otra', 'Tercera']],
  ['oficinas', ' ', ''],
])('%s: the cell %j is understood', (key, text, value) => {
  expect(valueOfCell(definitionOf(key), text, 'Bs')).toEqual(value);
});
