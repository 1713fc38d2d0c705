import { withNamedFacts } from '../../../contract/content/fact-names.ts';
import { escapeHtml } from '../../../contract/content/text.ts';
import type { Context } from '../../context/context.ts';
import { visibleText } from '../../platform/html/visible-text.ts';
import { type RenderedText, renderTexts } from './rendered-texts.ts';

/** A plain text as its readers get it, and its words without markup. */
interface RenderedPlainText extends RenderedText {
  text: string;
}

/** The lines of a text as paragraphs, with a mark for each fact that it names. */
const htmlOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${withNamedFacts(escapeHtml(line), (key) => `<data value="${key}"></data>`)}</p>`)
    .join('');

/** Renders the plain texts of a page for readers (spec 6.18): facts of the country get their values, terms are marked once a page. */
export async function renderPlainTexts(
  context: Context,
  texts: readonly string[],
): Promise<RenderedPlainText[]> {
  const rendered = await renderTexts(context, texts.map(htmlOf));
  return rendered.map((each) => ({ ...each, text: visibleText(each.html) }));
}
