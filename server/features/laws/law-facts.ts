import type { Context } from '../../context/context.ts';
import { hasFacts } from '../parameters/render-facts.rules.ts';
import { renderFacts } from '../parameters/render-facts.ts';
import type { ReadablePart } from './laws-text.rules.ts';

/** Stands between the texts of a law that get their facts together; no text has it. */
const seam = '\u0000';

/**
 * Puts the country's facts into the words of a law (spec 19.3), those before and after a change too: the values are of today,
 * of whatever day the words are. It costs one query, and none for a law that prints no fact.
 */
export async function withFacts(context: Context, parts: readonly ReadablePart[]): Promise<ReadablePart[]> {
  const articles = parts.filter((part) => part.kind === 'article');
  const texts = articles
    .flatMap((article) => [article, article.change?.before, article.change?.after])
    .flatMap((wording) => wording?.html ?? [])
    .filter(hasFacts);
  if (texts.length === 0) return [...parts];
  const rendered = (await renderFacts(context, texts.join(seam))).split(seam);
  const byText = new Map(texts.map((text, place) => [text, rendered[place] ?? text]));
  const printed = <Words extends { html: string }>(words: Words): Words => ({
    ...words,
    html: byText.get(words.html) ?? words.html,
  });
  return parts.map((part) =>
    part.kind === 'heading'
      ? part
      : {
          ...printed(part),
          change: part.change && {
            ...part.change,
            before: part.change.before && printed(part.change.before),
            after: part.change.after && printed(part.change.after),
          },
        },
  );
}
