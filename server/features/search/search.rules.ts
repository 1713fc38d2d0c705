import { type BestKind, bestKinds, type SearchKind } from '../../../contract/calls/home-slider.ts';
import { folded } from '../../../contract/content/folded.ts';
import { anchorOf } from '../../../contract/content/law-anchors.ts';
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
/** A number is personal, like an age: few names have one, and none is about what was typed for another alone. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The words of a text, without accents and signs. */
const bare = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An article of a law as people cite it, and the words of the law: 'art. 12 bis de la ley 214'. */
export interface Cited {
  anchor: string;
  law: string[];
}

export function citedIn(search: string): Cited | undefined {
  const words = bare(search);
  const [all, number] = /(?:^| )art(?:iculo)? (\d+(?: (?:bis|ter|quater))?)(?= |$)/.exec(words) ?? [];
  if (all === undefined || number === undefined) return undefined;
  return { anchor: anchorOf(number), law: significantWords(words.replace(all, '')) };
}

/** Asks for the meaning of a word: 'qué es la comisión', 'rentabilidad real qué es', 'definición de aporte'. */
const asksMeaning = (search: string): boolean =>
  /(?:^|\s)(?:que (?:es|son|significan?|quieren? decir)|definicion)(?:\s|$)/.test(bare(search));

/** Tests phonetic spellings against a word in any form, and its synonyms. */
function sameAs(word: string): (spelling: string) => boolean {
  const wanted = [word, ...synonymsOf(word).filter((each) => !each.includes(' '))].map((each) =>
    isFormOf(phonetic(each)),
  );
  return (spelling) => wanted.some((isWanted) => isWanted(spelling));
}

const wordsOf = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => asking.test(folded(word)))),
];

/** The significant words of a text, its numbers and its question words. */
const saidIn = (text: string) => ({
  said: significantWords(text).filter((word) => !isNumber(word) && !asking.test(folded(word))),
  numbers: [...text.matchAll(/\d+/g)].map(([number]) => number),
  asks: wordsOf(text),
});

/**
 * The closeness of names to a search, from 0 to 1: the share of a name's words that were typed, in any form or as a
 * synonym. 0 if a typed word is not in the name, because the search is about something else.
 */
export function nearnessTo(search: string): (name: string) => number {
  const typed = saidIn(search);
  const needed = typed.said.map(sameAs);
  const isTyped = [...needed, ...typed.asks.map(sameAs)];
  return (name) => {
    if (needed.length === 0) return 0;
    const { said, numbers, asks } = saidIn(name);
    const spellings = said.map(phonetic);
    if (!needed.every((isSame) => spellings.some(isSame))) return 0;
    const all = [...spellings, ...asks.map(phonetic)];
    const typedWords = all.filter((spelling) => isTyped.some((isSame) => isSame(spelling)));
    const typedNumbers = numbers.filter((number) => typed.numbers.includes(number));
    return (typedWords.length + typedNumbers.length) / (all.length + numbers.length);
  };
}

/** The nearness of a name that was typed word by word: 'cuántos aportes tengo' is not 'cuántos aportes necesito'. */
const typedItself = 2;

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
  const typed = bare(search);
  const nearnessOf = nearnessTo(search);
  const nearness = (name: string) => (bare(name) === typed ? typedItself : nearnessOf(name));
  const near = rows
    .map((row) => ({ row, nearness: Math.max(0, ...row.names.map(nearness)) }))
    .filter(({ row, nearness }) =>
      row.type === 'Termino' ? nearness >= 1 && asksMeaning(search) : nearness >= enoughSaid,
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
    .filter(({ nearness }) => !hasTerm || nearness >= 1)
    .sort((one, other) => Number(other.isDenied) - Number(one.isDenied))
    .flatMap(({ best }) => best);
}
