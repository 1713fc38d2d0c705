import { controlCharacters } from '../../../contract/content/control-characters.ts';

const unwritten = new RegExp(`[${controlCharacters}-\x9f\ufffe\uffff]`, 'g');

/** A question's text for storage: '\n' as line end, without control characters, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritten, '').trim();
}
