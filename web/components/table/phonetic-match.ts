import { phonetic } from '../../../contract/search/phonetics.ts';
import { meaning, significantLength } from '../../../contract/search/word-meaning.ts';
import type { WordMatch } from './client-table.rules.ts';

/** Matches words that sound alike, others of the family and synonyms, as the portal's search does (spec 6.14). */
export const phoneticMatch: WordMatch = (word) => {
  const spelling = phonetic(word);
  const source = meaning(word, '\\b');
  const meant = source === undefined ? undefined : new RegExp(source);
  return (text) => {
    const spoken = phonetic(text);
    return (word.length >= significantLength && spoken.includes(spelling)) || meant?.test(spoken) === true;
  };
};
