import { escapeHtml } from '../../../contract/text/text.ts';
import { visibleLines, visibleText } from '../../../contract/text/visible-text.ts';
import { looksLikeHtml } from './looks-like-html.rules.ts';

/** A text as HTML, a paragraph a line. */
export const htmlOfText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** Joins what is said of the whole question and of single options, as HTML. */
export function joinedFeedback(
  general: string,
  ofOptions: readonly { option: string; html: string }[],
): string {
  const each = ofOptions
    .filter(({ html }) => visibleText(html).trim() !== '')
    .map(
      ({ option, html }) =>
        `<p><strong>${escapeHtml(option)}</strong>: ${html.replace(/^<p>([\s\S]*)<\/p>$/, '$1')}</p>`,
    );
  return [general, ...each].join('');
}

/** An explanation in a cell: its lines, or its HTML where lines alone would lose some of it. */
export function cellOfExplanation(html: string): string {
  const lines = visibleLines(html);
  return htmlOfText(lines) === html && !looksLikeHtml(lines) ? lines : html;
}

export const htmlOfCell = (cell: string): string => (looksLikeHtml(cell) ? cell : htmlOfText(cell));
