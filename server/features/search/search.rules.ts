import { type BestKind, bestKinds, type SearchKind } from '../../../contract/calls/home-slider.ts';
import { folded } from '../../../contract/content/folded.ts';
import { phonetic } from '../../../contract/content/phonetics.ts';
import { significantWords } from '../../../contract/content/search-terms.ts';
import { isFormOf } from '../../../contract/content/word-forms.ts';
import { synonymsOf } from '../../../contract/content/word-meaning.ts';

/** The share of a name's words that a search must say for its row to stand above the list. */
export const enoughSaid = 0.6;

export const isBestKind = (kind: SearchKind): kind is BestKind =>
  (bestKinds as readonly SearchKind[]).includes(kind);

/** Rows of a kind that stand above the list where several are equally near: facts may answer the halves of a question. */
const mostAbove: Record<BestKind, number> = { Dato: 3, Respuesta: 1, Calculadora: 1 };

/** Words that ask for one thing or another: a name with one is about that, and no search needs one. */
const asking = /^(?:cuant[oa]s?|[ck]uando|donde|quien(?:es)?|como)$/;
/** A number is somebody's own, as an age: names have none. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

function sameAs(word: string): (other: string) => boolean {
  const wanted = [word, ...synonymsOf(word).filter((each) => !each.includes(' '))].map((each) =>
    isFormOf(phonetic(each)),
  );
  return (other) => wanted.some((isWanted) => isWanted(phonetic(other)));
}

const wordsOf = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => asking.test(folded(word)))),
];

/** The significant words of a text, and those that ask. */
const saidIn = (text: string) => ({
  said: significantWords(text).filter((word) => !isNumber(word) && !asking.test(folded(word))),
  asks: wordsOf(text),
});

/**
 * How nearly a search says one of the names of a row, from 0 to 1: the share of that name's words that were typed, in any form or
 * by a synonym. 0 where something typed is not in the name: it is about something else then.
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

/** A row with all that it is called: its title, and the ways in which people ask for it. */
interface Named {
  type: BestKind;
  names: readonly string[];
}

/** The rows that answer a search without reading: the nearest of each kind, if it is near enough, and those as near. */
export function bestOf<Row extends Named>(search: string, rows: readonly Row[]): Row[] {
  const near = rows
    .map((row) => ({ row, nearness: nearnessOf(search, row.names) }))
    .filter(({ nearness }) => nearness >= enoughSaid)
    .sort((one, other) => other.nearness - one.nearness);
  return bestKinds.flatMap((kind) => {
    const ofKind = near.filter(({ row }) => row.type === kind);
    return ofKind
      .filter(({ nearness }) => nearness === ofKind[0]?.nearness)
      .slice(0, mostAbove[kind])
      .map(({ row }) => row);
  });
}
