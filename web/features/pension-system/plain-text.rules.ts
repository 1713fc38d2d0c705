import { truncations } from '../../../contract/constants.ts';
import { truncate } from '../../../contract/content/text.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of stored HTML, for searching and for tables; never rendered as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

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

/** The words of the uppermost headings in a text, in their order. */
export function headingsOf(html: string): string[] {
  for (const level of [2, 3, 4]) {
    const found = [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, 'gs'))];
    const words = found.map(([, inner = '']) => plainText(inner)).filter((text) => text !== '');
    if (words.length > 0) return words;
  }
  return [];
}

/** The first 100 characters of the plain text (spec 6.5). */
export const plainBeginning = (html: string): string => truncate(plainText(html), truncations.standard);
