import { sound } from '../../../contract/content/sounds.ts';
import { meaning, tellingLetters } from '../../../contract/content/word-meaning.ts';
import type { Heard } from './client-table.rules.ts';

/** A word is also found as it sounds, as another of its family or a synonym, as in the portal's search (spec 6.14). */
export const heardWords: Heard = (word) => {
  const heard = sound(word);
  const source = meaning(word, '\\b');
  const meant = source === undefined ? undefined : new RegExp(source);
  return (text) => {
    const said = sound(text);
    return (word.length >= tellingLetters && said.includes(heard)) || meant?.test(said) === true;
  };
};
