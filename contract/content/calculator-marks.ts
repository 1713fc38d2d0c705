import { type CalculatorName, calculatorNames, calculatorTitles } from '../pension/calculator-names.ts';
import { calculatorPrefix } from './rich-text.ts';

export const calculatorChoices: readonly { mark: string; title: string }[] = calculatorNames.map((name) => ({
  mark: markOfCalculator(name),
  title: calculatorTitles[name],
}));

/** The mark that a text stores for a calculator: `<data value="calculadora-cuanto-recibire"></data>`. */
export function markOfCalculator(name: CalculatorName): string {
  return `${calculatorPrefix}${name}`;
}

/** The calculator that a mark names; undefined = it names none, as that of a fact. */
export const calculatorOfMark = (value: string): CalculatorName | undefined =>
  calculatorNames.find((name) => markOfCalculator(name) === value);

export const pathOfCalculator = (name: CalculatorName): string => `/calculadoras/${name}`;

/** The calculator whose page a path leads to; undefined = none. */
export const calculatorOfPath = (path: string): CalculatorName | undefined =>
  calculatorNames.find((name) => pathOfCalculator(name) === path);
