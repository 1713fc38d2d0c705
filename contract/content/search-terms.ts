import { folded } from './folded.ts';
import { synonymsOf } from './word-meaning.ts';

/** Words that people put into questions and that say nothing of what is looked for, without accents. */
const fillers = new Set(
  (
    'a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del debo desde donde e el ella en entre es esta ' +
    'estas este esto estoy ha hace hacer hago hasta hay la las le les lo los me mi mis muy necesito nos o otro para pasa ' +
    'pero por porque puede puedo que quien quienes quiero saber se segun ser si sirve sobre son soy su sus tengo tiene ' +
    'tu tus u un una unos va vamos voy y ya yo'
  ).split(' '),
);

/** The words that a search requires: `every` word, or, when that finds nothing, `any` word or one like it. */
export type Demand = 'every' | 'any';

const mostWords = 12;

/** A word in '-ción' that is still being typed has no stem yet: its whole forms stand in for it. */
const completions = (word: string): string[] =>
  /[au][csz](?:io?)?$/.test(word) ? [`${word.replace(/io?$/, '')}ion`] : [];

/** The words of a search without those that only ask, unless there are no others. */
export function significantWords(search: string): string[] {
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const significant = words.filter((word) => !fillers.has(folded(word)));
  return significant.length === 0 ? words : significant;
}

/**
 * The words of a search as groups of alternatives, for `search_query` in the database (spec 6.14): synonyms beside each
 * word, unless left out, and the last one as the beginning of a word ('comi*'). Questions lose the words that only ask.
 */
export function searchTerms(search: string, { hasSynonyms = true } = {}): string[][] {
  const isTyping = /[\p{L}\p{N}]$/u.test(search);
  const words = significantWords(search);
  return words.map((word) => {
    const isBegun = isTyping && word === words.at(-1) && word.length > 1;
    const alternatives = hasSynonyms ? [word, ...synonymsOf(word)] : [word];
    return isBegun ? [...alternatives, `${word}*`, ...completions(folded(word))] : alternatives;
  });
}
