import { controlCharacters } from '../../../contract/content/control-characters.ts';

const unwritten = new RegExp(String.raw`[${controlCharacters}-\x9f\p{Noncharacter_Code_Point}]`, 'gu');

/**
 * A question's text for storage: '\n' as line end, without control characters and the code points that Unicode keeps
 * for the inside of programs (workbooks cannot hold them), trimmed.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritten, '').trim();
}
