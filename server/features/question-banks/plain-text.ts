import { decodeHTMLStrict } from 'entities';
import { withoutRaised } from '../../../contract/text/raised-text.ts';

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
