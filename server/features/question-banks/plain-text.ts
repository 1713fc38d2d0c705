import { decodeHTMLStrict } from 'entities';
import { withoutRaised } from '../../../contract/content/raised-text.ts';

/** The tags of Moodle's editors; in other texts '<' is an ordinary character. */
const knownTag =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|sub|sup|ul|ol|li|img|a|table|tbody|tr|td|th|h[1-6]|pre|code|font|hr|script|style)\b[^>]*>/i;

/** True for a text that seems to be HTML. */
export const looksLikeHtml = (text: string): boolean =>
  knownTag.test(text) || /&(?:nbsp|amp|lt|gt|quot|#\d+|[a-z]+(?:acute|tilde|uml));/i.test(text);

export const pictureNote = 'Tenía una imagen, que no se importa.';
const look = 'Su formato (negrita, listas, enlaces…) no se guarda: queda el texto.';
const formatted = /<(?:b|i|u|em|strong|ul|ol|table|a|h[1-6]|pre|code|font)\b/i;

/** The text of HTML, a line for each block, and notes on losses. */
export function htmlToText(html: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  if (/<(?:img|svg|video|audio|object|iframe)\b/i.test(html)) notes.push(pictureNote);
  if (formatted.test(html)) notes.push(look);
  const text = withoutRaised(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|pre|blockquote)\s*>/gi, '\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  const lines = decodeHTMLStrict(text)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim());
  return {
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    notes,
  };
}
