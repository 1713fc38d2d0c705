import { foldedLetters } from '../../../contract/content/folded-letters.ts';
import { searchTerms } from '../../../contract/content/search-terms.ts';
import { truncate } from '../../../contract/content/text.ts';

const characters = 180;
const before = 60;
/** Endings differ ('pensión', 'pensiones'): so many letters of a word need not be there, and so few have to. */
const ending = 3;
const shortest = 4;

/** Some words of a text around the first that was looked for; its beginning where none stands there as it is written. */
export function excerptOf(text: string, looked: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const at = firstOf(whole, looked);
  if (at <= before) return truncate(whole, characters);
  const from = whole.indexOf(' ', at - before) + 1;
  return `…${truncate(whole.slice(from), characters)}`;
}

function firstOf(text: string, looked: string): number {
  const plain = foldedLetters(text);
  const roots = searchTerms(looked).flatMap((alternatives) =>
    alternatives.map((word) => {
      const letters = foldedLetters(word.replace('*', ''));
      return letters.slice(0, Math.max(shortest, letters.length - ending));
    }),
  );
  const places = roots.map((root) => ` ${plain}`.indexOf(` ${root}`)).filter((place) => place >= 0);
  return places.length === 0 ? 0 : Math.min(...places);
}
