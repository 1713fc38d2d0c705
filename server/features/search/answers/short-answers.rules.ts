import type { BestKind } from '../../../../contract/slider/calls.ts';
import { folded } from '../../../../contract/text/folded.ts';

/**
 * A short answer stands above the list where its score, with a share of its lead over the next, passes this bound: fitted
 * on one half of the sentences and checked on the other, 95 of 100 of them right.
 */
const leadShare = 0.7;
const bound = 0.74;
/** Rows that are asked for in the same words stand together, as a fact and the calculator of it. */
const together = 0.93;
const mostTogether = 3;
/** A word that is named without asking for its meaning belongs to another question. */
const unaskedMeaning = 0.88;

/** Asks for the meaning of a word: 'qué es la comisión', 'rentabilidad real qué es', 'definición de aporte'. */
const asksMeaning = (search: string): boolean =>
  /(?:^|[^a-z])(?:que (?:es|son|significan?|quieren? decir)|definicion|significado)(?:[^a-z]|$)/.test(
    folded(search),
  );

export interface Scored {
  type: BestKind;
  score: number;
  /** One of its ways of asking is the sentence that was typed, word for word. */
  isAskedFor?: boolean;
}

/** The rows by their scores, where words come behind what answers a question, unless their meaning is asked for. */
export function inOrder<Row extends Scored>(search: string, rows: readonly Row[]): Row[] {
  const isMeaning = asksMeaning(search);
  return rows
    .map((row) =>
      row.type === 'Termino' && !isMeaning ? { ...row, score: row.score * unaskedMeaning } : row,
    )
    .sort((one, other) => other.score - one.score);
}

/**
 * The rows that answer a search above its list, from its rows in order; `others` is the best score of what has to be read.
 */
export function shortAnswers<Row extends Scored>(rows: readonly Row[], others: number): Row[] {
  const [first, second] = rows;
  if (first === undefined) return [];
  const lead = first.score - Math.max(second?.score ?? 0, others);
  if (first.score + leadShare * lead < bound) return [];
  const kinds = new Set<BestKind>();
  return rows
    .filter(({ type, score, isAskedFor }) => {
      if (isAskedFor !== true && (score < first.score * together || kinds.has(type))) return false;
      kinds.add(type);
      return true;
    })
    .slice(0, mostTogether);
}

/** True where the sentence as it stands is a way of asking for the first row: then it joins no two questions. */
export const isAskedWhole = ([first]: readonly Scored[]): boolean => first?.isAskedFor === true;

/** Begins a question within a sentence: 'y cuánto voy a cobrar', ', dónde queda'. */
const beginning =
  /(?:[,;.?!]+|\sy|\se)\s+(?=[¿¡]?(?:(?:a|de|en|con|desde|hasta|por) )?(?:[ck]u[aá]nt|[ck]u[aá]ndo|d[oó]nde|ad[oó]nde|qui[eé]n|qu[eé] |cu[aá]l|c[oó]mo|por qu[eé]))/giu;
/** Asks for something. */
const asks =
  /(?:^|\P{L})(?:[ck]u[aá]nt|[ck]u[aá]ndo|d[oó]nde|ad[oó]nde|qui[eé]n|qu[eé]\s|cu[aá]l|c[oó]mo|puedo|se puede)/iu;

/** The two questions that a sentence joins, by 'y' or a comma; undefined = it asks one. */
export function joinedQuestions(search: string): [string, string] | undefined {
  const parts = search.split(beginning).filter((part) => asks.test(part));
  const [one, other] = parts;
  return parts.length === 2 && one !== undefined && other !== undefined ? [one, other] : undefined;
}
