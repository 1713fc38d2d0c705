import { linesOf } from '../../../contract/content/parameter-values.ts';
import type { Context } from '../../context/context.ts';
import { listParameters } from './parameters.ts';
import { hasFacts, printFacts } from './printed-facts.rules.ts';

/** Prints the country's facts in a stored text; only one that names any costs a query (spec 19.3). */
export async function printedText(context: Context, html: string): Promise<string> {
  if (!hasFacts(html)) return html;
  const { currency } = context.settings.current;
  const facts = (await listParameters(context)).map(
    (fact) =>
      [fact.key, { ...fact, lines: fact.value === null ? [] : linesOf(fact, fact.value, currency) }] as const,
  );
  return printFacts(html, new Map(facts));
}
