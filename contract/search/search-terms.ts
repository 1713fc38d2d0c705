import { folded } from '../text/folded.ts';
import { phonetic } from './phonetics.ts';

/** Question words that say nothing about the subject, without accents. */
const fillers = new Set(
  (
    'a al como con cual cuales cuando cuanta cuantas cuanto cuantos de debo decir definicion del desde donde e el ella en entre es esta ' +
    'estas este esto estoy ha hace hacer hago hasta hay kuando kuanto la las le les lo los me mi mis muy necesito no nos o otro para pasa ' +
    'pero por porque pude puede puedo que quien quienes quiere quieren quiero saber se segun ser si significa significan sirve sobre son soy su sus tengo tiene ' +
    'tu tus u un una unos va vamos voy y ya yo'
  ).split(' '),
);

/** The words that a search requires: `every` word or, if that finds nothing, `any` word or a similar one. */
export type Demand = 'every' | 'any';

const mostWords = 12;

/** A word in '-ción' that is still being typed has no stem yet, so its whole forms stand in. */
const completions = (word: string): string[] =>
  /[au][csz](?:io?)?$/.test(word) ? [`${word.replace(/io?$/, '')}ion`] : [];

/** True for letters, without accents, with which no Spanish word begins: 'cns', 'xqzwv'. */
const isUnspeakable = (word: string): boolean => /^[^aeiouy\d]{3,}$/.test(word);

/** The subject of a question, by its first word and what it asks. */
const subjectsOfQuestions: readonly { asks: RegExp; about: RegExp; not?: RegExp; word: string }[] = [
  {
    asks: /\b[ckq]u?ando\b|\bcuantos anos\b/,
    about: /\b(?:jubil|retir|pension)/,
    not: /\bpag|\bcobr/,
    word: 'edad',
  },
  {
    asks: /\bcuanto\b|\bcuanta\b/,
    about: /\b(?:cobrar|cobrare|recibir|recibire|toca)\b|\bpagar de\b/,
    not: /\b(?:comision|afp|administradora)/,
    word: 'pensión',
  },
];

/**
 * The words of a search without question words, unless there are no others, plus the word that a question is about:
 * 'cuándo me jubilo' asks for an age.
 */
export function significantWords(search: string): string[] {
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const significant = words.filter((word) => !fillers.has(folded(word)));
  if (significant.length === 0) return words;
  const asked = words.map(folded).join(' ');
  const meant = subjectsOfQuestions
    .filter(({ asks, about, not }) => asks.test(asked) && about.test(asked) && not?.test(asked) !== true)
    .map(({ word }) => word)
    .filter((word) => !significant.some((each) => folded(each) === folded(word)));
  return [...meant, ...significant];
}

/**
 * The words of a search as groups of alternatives, for `search_query` in the database (spec 6.14), the last one as a
 * prefix too ('comi*'); `with_synonyms` adds what the lexicon has beside each. Unpronounceable letters have no prefix and
 * no phonetic spelling: 'xqzwv' would sound like 'sub'.
 */
export function searchTerms(search: string): string[][] {
  const isTyping = /[\p{L}\p{N}]$/u.test(search);
  const words = significantWords(search);
  return words.map((word) => {
    if (isUnspeakable(folded(word))) return /[aeiou]/.test(phonetic(word)) ? [] : [word];
    const isBegun = isTyping && word === words.at(-1) && word.length > 1;
    return isBegun ? [word, `${word}*`, ...completions(folded(word))] : [word];
  });
}
