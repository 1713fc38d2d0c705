import { withNamedFacts } from '../../../contract/facts/fact-names.ts';
import { escapeHtml } from '../../../contract/text/text.ts';
import { inOneLine, visibleLines } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import { type RenderedText, renderTexts } from './rendered-texts.ts';

/** A plain text as its readers get it, and the same without markup. */
interface RenderedPlainText extends RenderedText {
  text: string;
}

/** Words between asterisks, as people write them in messages: '*la pides tú*'. */
const emphasised = /\*(\S(?:[^*\n]*\S)?)\*/g;

/**
 * The lines of a text as paragraphs, with a placeholder for each fact that it names, a link for each page, and words
 * between asterisks in bold.
 */
const htmlOf = (text: string): string =>
  text
    .split('\n')
    .map(
      (line) =>
        `<p>${withNamedFacts(escapeHtml(line).replace(emphasised, '<strong>$1</strong>'), printed)}</p>`,
    )
    .join('');

const printed = {
  fact: (key: string) => `<data value="${key}"></data>`,
  link: (href: string, label: string) => `<a href="${href}">${label}</a>`,
};

/**
 * Renders the plain texts of a page for readers (spec 6.18): facts of the country get their values, terms are marked
 * once a page.
 */
export async function renderPlainTexts(
  context: Context,
  texts: readonly string[],
): Promise<RenderedPlainText[]> {
  const rendered = await renderTexts(context, texts.map(htmlOf));
  return rendered.map((each) => ({ ...each, text: inOneLine(visibleLines(each.html)) }));
}
