import { firstFound, type WordFinder } from '../../../contract/search/found-words.ts';
import { truncate } from '../../../contract/text/text.ts';

const characters = 180;
const before = 60;

/** Some words of a text around the first match; its beginning without one. */
export function excerptOf(text: string, find: WordFinder): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const at = firstFound(whole, find)?.start ?? 0;
  if (at <= before) return truncate(whole, characters);
  const from = whole.indexOf(' ', at - before) + 1;
  return `…${truncate(whole.slice(from), characters)}`;
}
