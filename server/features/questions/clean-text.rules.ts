import { controlCharacters } from '../../../contract/content/control-characters.ts';

const unwritten = new RegExp(`[${controlCharacters}-\x9f\ufffe\uffff]`, 'g');

/** A text of a question as it is stored: lines end in '\n', nothing that no file can carry, no space around it. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritten, '').trim();
}
