import { linesOf } from '../../../contract/facts/values.ts';
import type { Context } from '../../context/context.ts';
import { listParameters } from './parameters.ts';
import { hasFacts, type RenderedFact, renderFactsOf } from './render-facts.rules.ts';

/**
 * Renders the country's facts in a stored text with their values of a day, by default today; a text that names none
 * costs no query (spec 19.4).
 */
export async function renderFacts(context: Context, html: string, day?: string): Promise<string> {
  return hasFacts(html) ? renderFactsOf(html, await renderedFacts(context, day)) : html;
}

/** Every fact with its value of a day, by default today, in lines, by its key. */
export async function renderedFacts(
  context: Context,
  day?: string,
): Promise<ReadonlyMap<string, RenderedFact>> {
  const { currency } = context.settings.current;
  const facts = (await listParameters(context, day)).map(
    (fact) =>
      [fact.key, { ...fact, lines: fact.value === null ? [] : linesOf(fact, fact.value, currency) }] as const,
  );
  return new Map(facts);
}
