import { folded } from './folded.ts';
import { synonymsOf } from './word-meaning.ts';

/** Words that people put into questions and that say nothing of what is looked for, without accents. */
const fillers = new Set(
  (
    'a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del debo desde donde el ella en es esta hace ' +
    'hacer hago hay la las lo los me mi mis necesito o para pasa pero por porque puede puedo que quien quienes quiero ' +
    'saber se si sirve sobre son su sus tengo tiene tu tus un una unos y ya yo'
  ).split(' '),
);

/** What a search wants: `every` word, or, when that finds nothing, `any` word or one that is like it. */
export type Demand = 'every' | 'any';

const mostWords = 12;

/** A word in '-ción' that is still being typed has no stem yet: its whole forms stand in for it. */
const completions = (word: string): string[] =>
  /[au][csz](?:io?)?$/.test(word) ? [`${word.replace(/io?$/, '')}ion`] : [];

/**
 * The words of a search as groups of alternatives, for `search_query` in the database (spec 6.14): synonyms beside each
 * word, and the last one as the beginning of a word ('comi*'). Questions lose the words that only ask.
 */
export function searchTerms(search: string): string[][] {
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const telling = words.filter((word) => !fillers.has(folded(word)));
  const wanted = telling.length === 0 ? words : telling;
  const isTyping = /[\p{L}\p{N}]$/u.test(search);
  return wanted.map((word) => {
    const isBegun = isTyping && word === words.at(-1) && word.length > 1;
    const alternatives = [word, ...synonymsOf(word)];
    return isBegun ? [...alternatives, `${word}*`, ...completions(folded(word))] : alternatives;
  });
}
