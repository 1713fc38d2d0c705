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
export const calculatorFields = [
  'nacimiento',
  'aportes',
  'sueldo',
  'saldo',
  'retiro',
  'laguna',
  'meta',
  'meses',
  'sexo',
  'hijos',
  'pareja',
  'pension',
] as const;
export type CalculatorParameter = (typeof calculatorFields)[number];

/** The parameter of the box beside a field ('No sé'), in a form without a script. */
export const insteadParameter = <Name extends CalculatorParameter>(name: Name) => `${name}-nose` as const;

/** The address of an example, whose person is not the reader. */
export const exampleParameter = 'ejemplo';

/** Every parameter of a calculator's address. */
export const calculatorParameters = [
  ...calculatorFields,
  insteadParameter('aportes'),
  insteadParameter('sueldo'),
  insteadParameter('saldo'),
  insteadParameter('retiro'),
] as const;
