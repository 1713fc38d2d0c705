/** The calculators by the names in their addresses, in order. */
export const calculatorNames = [
  'cuando-puedo-jubilarme',
  'cuanto-recibire',
  'cuanto-cuesta-una-laguna',
  'cuanto-debo-ahorrar',
  'cuanto-pago-de-comision',
] as const;
export type CalculatorName = (typeof calculatorNames)[number];

export const calculatorTitles: Readonly<Record<CalculatorName, string>> = {
  'cuando-puedo-jubilarme': '¿Cuándo puedo jubilarme?',
  'cuanto-recibire': '¿Cuánto recibiré?',
  'cuanto-cuesta-una-laguna': '¿Cuánto me cuesta una laguna?',
  'cuanto-debo-ahorrar': '¿Cuánto debo ahorrar?',
  'cuanto-pago-de-comision': '¿Cuánto pago de comisión?',
};

/** Every field of every calculator; each is also a parameter of its page. */
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
