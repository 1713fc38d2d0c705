import type { TermMention } from '../../../contract/terms/calls.ts';
import type { Context } from '../../context/context.ts';
import { renderCalculators } from '../calculators/render-calculators.ts';
import { renderFacts } from '../facts/render-facts.ts';
import { renderPractice } from '../practice-blocks/render-practice.ts';
import { mentionsIn } from '../terms/glossary.ts';

/** A text as its readers get it. */
export interface RenderedText {
  html: string;
  /** The terms that it mentions; positions are those in `html`. */
  terms: TermMention[];
}

/**
 * Renders a stored text for readers (spec 6.17, 18.7, 19.3): articles, courses and their modules, pension texts,
 * routes, answers of subjects, laws. Editors get the stored one. With `isOfModules` each module, which begins at an h2,
 * counts as a text.
 */
export async function renderText(
  context: Context,
  stored: string,
  { isOfModules = false } = {},
): Promise<RenderedText> {
  const html = await renderFacts(
    context,
    await renderCalculators(context, await renderPractice(context, stored)),
  );
  return { html, terms: await mentionsIn(context, html, isOfModules) };
}

/** Stands between texts that are rendered together; no text has it. */
const seam = '\u0000';

/** Renders the texts of a page together: each term is marked once, and facts are read once. */
export async function renderTexts(context: Context, stored: readonly string[]): Promise<RenderedText[]> {
  const whole = await renderText(context, stored.join(seam));
  let from = 0;
  return whole.html.split(seam).map((html) => {
    const start = from;
    from += html.length + seam.length;
    const terms = whole.terms
      .filter(({ at }) => at >= start && at < start + html.length)
      .map((term) => ({ ...term, at: term.at - start }));
    return { html, terms };
  });
}
