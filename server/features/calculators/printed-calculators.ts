import { markOfCalculator } from '../../../contract/content/calculator-marks.ts';
import type { CalculatorName } from '../../../contract/pension/calculator-names.ts';
import { compute } from '../../../contract/pension/calculators.ts';
import type { Context } from '../../context/context.ts';
import { readCalculatorFacts } from './calculators.ts';
import { hasCalculators, type PrintedCalculator, printCalculators } from './printed-calculators.rules.ts';

const units: Record<string, string> = { years: 'años', months: 'meses' };

/** Prints the calculators in a stored text; only one that names any costs a query (spec 18.7). */
export async function withCalculators(context: Context, html: string): Promise<string> {
  if (!hasCalculators(html)) return html;
  const { known, today } = await readCalculatorFacts(context);
  return printCalculators(html, context.publicUrl, (name): PrintedCalculator => {
    const { fields, values } = compute(name, {}, known, today);
    return {
      fields: fields.main.map((field) => ({
        field,
        value: values[field.name] ?? '',
        before: field.kind === 'money' ? known.currency : '',
        after: units[field.kind] ?? '',
      })),
    };
  });
}

/** A calculator by itself, as texts print it. */
export const printedCalculator = (context: Context, name: CalculatorName): Promise<string> =>
  withCalculators(context, `<data value="${markOfCalculator(name)}"></data>`);
