import { truncations } from '../../../contract/constants.ts';
import { truncate } from '../../../contract/content/text.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of stored HTML as plain text, for searching and for tables; never rendered as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first 100 characters of the plain text (spec 6.5). */
export const plainBeginning = (html: string): string => truncate(plainText(html), truncations.standard);
