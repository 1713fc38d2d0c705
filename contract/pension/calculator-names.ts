/** The calculators by the names in their addresses, in their order. */
export const calculatorNames = [
  'cuando-puedo-jubilarme',
  'cuanto-recibire',
  'cuanto-cuesta-una-laguna',
  'cuanto-debo-ahorrar',
  'cuanto-pago-de-comision',
] as const;
export type CalculatorName = (typeof calculatorNames)[number];

/** Every field of every calculator, which is a parameter of its page too. */
export const calculatorParameters = [
  'edad',
  'sueldo',
  'saldo',
  'aportes',
  'retiro',
  'meses',
  'sexo',
  'pareja',
  'nacimiento',
  'laguna',
  'meta',
] as const;
export type CalculatorParameter = (typeof calculatorParameters)[number];
