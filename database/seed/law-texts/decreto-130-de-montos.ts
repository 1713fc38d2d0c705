import type { SeedLawText } from '../seed-types.ts';

/** The amounts of a year in the same invented country. */
export const decreto130DeMontos: SeedLawText = {
  key: 'decreto-130-de-montos',
  number: 'Decreto 130',
  title: 'Decreto 130 de montos de pensiones',
  description:
    'Fija los montos del año: el sueldo mínimo, la pensión solidaria y lo que se descuenta de una pensión. Es de un país inventado: sirve de ejemplo.',
  gazette: 'Gaceta de ejemplo, número 1\u00a0466',
  promulgatedOn: '2025-12-15',
  inForceFrom: '2026-01-01',
  parts: [
    { label: 'Capítulo único', title: 'Los montos' },
    {
      number: '1',
      title: 'Sueldo mínimo',
      text: [
        'El sueldo mínimo es de mil quinientos bolivianos al mes. Con él se calculan los topes de la Ley 214.',
      ],
    },
    {
      number: '2',
      title: 'Cuánto se paga',
      text: [
        'La pensión solidaria es de mil cien bolivianos al mes con veinte años de aportes, y de mil cuatrocientos con treinta años o más.',
      ],
    },
    {
      number: '3',
      title: 'Cuándo suben',
      text: ['Los montos se revisan cada año, en diciembre, y rigen desde el 1 de enero siguiente.'],
    },
    {
      number: '4',
      title: 'Seguro de salud',
      text: [
        'Quien cobra una pensión sigue con el mismo seguro de salud. De la pensión se descuenta el tres por ciento para pagarlo.',
      ],
    },
    { number: '5', title: 'Impuestos', text: ['Las pensiones no pagan impuesto.'] },
  ],
  amendments: [],
};
