import type { Context } from '../../context/context.ts';
import { hasFacts } from '../facts/render-facts.rules.ts';
import { renderFacts } from '../facts/render-facts.ts';
import type { ReadablePart } from './laws-text.rules.ts';

/** Stands between the texts of a law that get their facts together; no text has it. */
const seam = '\u0000';

/**
 * Puts the country's facts into the words of a law (spec 19.4), those before and after a change too: the values are of
 * the day of the words. It costs one query, and none for a law that prints no fact.
 */
export async function withFacts(
  context: Context,
  parts: readonly ReadablePart[],
  day: string,
): Promise<ReadablePart[]> {
  const texts = parts
    .flatMap((part) =>
      part.kind === 'heading'
        ? [part.html]
        : [part.html, part.change?.before?.html, part.change?.after?.html],
    )
    .filter((html) => html !== undefined)
    .filter(hasFacts);
  if (texts.length === 0) return [...parts];
  const rendered = (await renderFacts(context, texts.join(seam), day)).split(seam);
  const byText = new Map(texts.map((text, place) => [text, rendered[place] ?? text]));
  const printed = <Words extends { html?: string | undefined }>(words: Words): Words => ({
    ...words,
    ...(words.html !== undefined && { html: byText.get(words.html) ?? words.html }),
  });
  return parts.map((part) =>
    part.kind === 'heading'
      ? printed(part)
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
