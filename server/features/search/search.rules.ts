import { type BestKind, bestKinds, type SearchKind } from '../../../contract/calls/home-slider.ts';
import { folded } from '../../../contract/content/folded.ts';
import { phonetic } from '../../../contract/content/phonetics.ts';
import { significantWords } from '../../../contract/content/search-terms.ts';
import { isFormOf } from '../../../contract/content/word-forms.ts';
import { synonymsOf } from '../../../contract/content/word-meaning.ts';

/** The share of a name's words that a search must contain for its row to stand above the list. */
export const enoughSaid = 0.6;

/** The code of a certificate, whose letters are no words that something may be like. */
export const isCertificateCode = (search: string): boolean =>
  /^[A-Z]{2}(?:-[\dA-Z]{4}){3}$/i.test(search.trim());

export const isBestKind = (kind: SearchKind): kind is BestKind =>
  (bestKinds as readonly SearchKind[]).includes(kind);

/** The most rows of a kind above the list if several match equally: facts may answer the halves of a question. */
const mostAbove: Record<BestKind, number> = { Termino: 1, Dato: 3, Respuesta: 1, Calculadora: 1 };

/** Words for one value or another, which a name may have but no search needs. */
const asking = /^(?:cuant[oa]s?|[ck]uando|donde|quien(?:es)?|como)$/;
/** A number is personal, like an age: names have none. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Asks for the meaning of a word: 'qué es la comisión', 'rentabilidad real qué es'. */
const asksMeaning = (search: string): boolean =>
  /(?:^|\s)que (?:es|son|significan?|quieren? decir)(?:\s|$)/.test(
    folded(search).replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

function sameAs(word: string): (other: string) => boolean {
  const wanted = [word, ...synonymsOf(word).filter((each) => !each.includes(' '))].map((each) =>
    isFormOf(phonetic(each)),
  );
  return (other) => wanted.some((isWanted) => isWanted(phonetic(other)));
}

const wordsOf = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => asking.test(folded(word)))),
];

/** The significant words of a text, and its question words. */
const saidIn = (text: string) => ({
  said: significantWords(text).filter((word) => !isNumber(word) && !asking.test(folded(word))),
  asks: wordsOf(text),
});

/**
 * The closeness of a search to one of a row's names, from 0 to 1: the share of the name's words that were typed, in any
 * form or as a synonym. 0 if a typed word is not in the name, because the search is about something else.
 */
export function nearnessOf(search: string, names: readonly string[]): number {
  const typed = saidIn(search);
  if (typed.said.length === 0) return 0;
  const isTyped = [...typed.said, ...typed.asks].map(sameAs);
  const needed = typed.said.map(sameAs);
  const each = names.map((name) => {
    const { said, asks } = saidIn(name);
    if (!needed.every((isSame) => said.some(isSame))) return 0;
    const all = [...said, ...asks];
    return all.filter((word) => isTyped.some((isSame) => isSame(word))).length / all.length;
  });
  return Math.max(0, ...each);
}

/** Without it 'mi patrón no aportó' is as 'aporte del empleador': the significant words are the same. */
const denies = (text: string): boolean => /(?:^|\P{L})(?:no|nunca|sin)(?:\P{L}|$)/u.test(folded(text));

/** A row with all its names: its title, and the ways of asking for it. */
interface Named {
  type: BestKind;
  names: readonly string[];
}

/**
 * The rows that answer a search directly: the closest of each kind, if close enough, and those equally close, first what
 * says no where the search does. Terms answer who asks for their meaning, and then only what is as close stands beside them.
 */
export function bestOf<Row extends Named>(search: string, rows: readonly Row[]): Row[] {
  const near = rows
    .map((row) => ({ row, nearness: nearnessOf(search, row.names) }))
    .filter(({ row, nearness }) =>
      row.type === 'Termino' ? nearness === 1 && asksMeaning(search) : nearness >= enoughSaid,
    )
    .sort((one, other) => other.nearness - one.nearness);
  const hasTerm = near.some(({ row }) => row.type === 'Termino');
  return bestKinds
    .map((kind) => {
      const ofKind = near.filter(({ row }) => row.type === kind);
      const nearness = ofKind[0]?.nearness ?? 0;
      const best = ofKind.filter((each) => each.nearness === nearness).map(({ row }) => row);
      const isDenied = denies(search) && best.some(({ names }) => names.some(denies));
      return { nearness, isDenied, best: best.slice(0, mostAbove[kind]) };
    })
    .filter(({ nearness }) => !hasTerm || nearness === 1)
    .sort((one, other) => Number(other.isDenied) - Number(one.isDenied))
    .flatMap(({ best }) => best);
}
