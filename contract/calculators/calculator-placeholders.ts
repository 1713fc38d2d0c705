import { type CalculatorName, calculatorNames, calculatorTitles } from '../pension/calculator-names.ts';
import { calculatorPrefix } from '../text/rich-text.ts';

export const calculatorChoices: readonly { placeholder: string; title: string }[] = calculatorNames.map(
  (name) => ({
    placeholder: placeholderOfCalculator(name),
    title: calculatorTitles[name],
  }),
);

/** The placeholder that a text stores for a calculator: `<data value="calculadora-cuanto-recibire"></data>`. */
function placeholderOfCalculator(name: CalculatorName): string {
  return `${calculatorPrefix}${name}`;
}

/** The calculator that a placeholder names; undefined = it names none, as that of a fact. */
export const calculatorOfPlaceholder = (value: string): CalculatorName | undefined =>
  calculatorNames.find((name) => placeholderOfCalculator(name) === value);

export const pathOfCalculator = (name: CalculatorName): string => `/calculadoras/${name}`;
