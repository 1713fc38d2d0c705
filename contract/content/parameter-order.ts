import { type ParameterKey, parameterKeys } from '../facts/keys.ts';
import type { CalculatorName } from '../pension/calculator-names.ts';

/** The facts that an answer needs beside those before it, in the order in which an institute fills them in (spec 19.3). */
export const factsByAnswer: readonly { calculator: CalculatorName; keys: readonly ParameterKey[] }[] = [
  {
    calculator: 'cuando-puedo-jubilarme',
    keys: [
      'edad-de-jubilacion',
      'meses-de-aporte',
      'adelanto-por-hijos',
      'otras-vias',
      'pension-solidaria',
      'edad-de-pension-solidaria',
    ],
  },
  {
    calculator: 'cuanto-recibire',
    keys: [
      'aporte',
      'tope-del-sueldo',
      'comision-sobre-sueldo',
      'comision-sobre-saldo',
      'rendimiento-prudente',
      'rendimiento-medio',
      'rendimiento-favorable',
      'crecimiento-del-sueldo',
      'tasa-tecnica',
      'tabla-de-quien',
      'mensualidades',
      'descuento-de-salud',
      'parte-de-la-pareja',
      'cuenta-sin-derecho',
    ],
  },
];

const asked = new Set(factsByAnswer.flatMap(({ keys }) => keys));

/** The facts that no answer waits for: texts, routes and addresses print them. */
export const otherFacts: readonly ParameterKey[] = parameterKeys.filter((key) => !asked.has(key));
