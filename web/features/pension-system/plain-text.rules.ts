import { truncations } from '../../../contract/constants.ts';
import { truncate } from '../../../contract/text/text.ts';
import { inOneLine, visibleLines } from '../../../contract/text/visible-text.ts';

/**
 * Raises headings that begin at the third level, written for a list of texts, to the second, for a page of their own.
 */
export function raiseHeadings(html: string): string {
  if (/<h2\b/.test(html)) return html;
  return html.replace(
    /(<\/?h)([34])(?=[\s>])/g,
    (_, start: string, level: string) => `${start}${Number(level) - 1}`,
  );
}

/** The first 100 characters of the visible text, with its blocks told apart (spec 6.5). */
export const plainBeginning = (html: string): string =>
  truncate(inOneLine(visibleLines(html)), truncations.standard);
