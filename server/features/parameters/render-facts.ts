import { linesOf } from '../../../contract/content/parameter-values.ts';
import type { Context } from '../../context/context.ts';
import { listParameters } from './parameters.ts';
import { hasFacts, renderFactsOf } from './render-facts.rules.ts';

/** Renders the country's facts in a stored text; a text that names none costs no query (spec 19.3). */
export async function renderFacts(context: Context, html: string): Promise<string> {
  if (!hasFacts(html)) return html;
  const { currency } = context.settings.current;
  const facts = (await listParameters(context)).map(
    (fact) =>
      [fact.key, { ...fact, lines: fact.value === null ? [] : linesOf(fact, fact.value, currency) }] as const,
  );
  return renderFactsOf(html, new Map(facts));
}
