import { compute } from '../../../contract/pension/calculators.ts';
import type { Context } from '../../context/context.ts';
import { readCalculatorFacts } from './calculators.ts';
import { hasCalculators, type RenderedCalculator, renderCalculatorsOf } from './render-calculators.rules.ts';

/** Puts the calculators into a stored text; only a text that names one costs a query (spec 18.7). */
export async function renderCalculators(context: Context, html: string): Promise<string> {
  if (!hasCalculators(html)) return html;
  const { known, today } = await readCalculatorFacts(context);
  return renderCalculatorsOf(
    html,
    context.publicUrl,
    (name): RenderedCalculator => ({
      fields: compute(name, {}, known, today).fields.main.map((field) => ({
        field,
        before: field.kind === 'money' ? known.currency : '',
      })),
    }),
  );
}
