import { placeholderOfCalculator } from '../../../contract/content/calculator-placeholders.ts';
import type { CalculatorName } from '../../../contract/pension/calculator-names.ts';
import { compute } from '../../../contract/pension/calculators.ts';
import type { Context } from '../../context/context.ts';
import { readCalculatorFacts } from './calculators.ts';
import { hasCalculators, type RenderedCalculator, renderCalculatorsOf } from './render-calculators.rules.ts';

const units: Record<string, string> = { years: 'años', months: 'meses' };

/** Puts the calculators into a stored text; only a text that names one costs a query (spec 18.7). */
export async function renderCalculators(context: Context, html: string): Promise<string> {
  if (!hasCalculators(html)) return html;
  const { known, today } = await readCalculatorFacts(context);
  return renderCalculatorsOf(html, context.publicUrl, (name): RenderedCalculator => {
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

/** A calculator by itself, as texts show it. */
export const renderCalculator = (context: Context, name: CalculatorName): Promise<string> =>
  renderCalculators(context, `<data value="${placeholderOfCalculator(name)}"></data>`);
