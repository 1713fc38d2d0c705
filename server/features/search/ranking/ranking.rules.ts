import type { Lexicon } from './lexicon.rules.ts';
import { nearestWord } from './nearest-word.rules.ts';
import { type Term, termsOf } from './terms.rules.ts';
import { isUnspeakable, plainWords, searchedWords } from './words.rules.ts';

/** A row that answers: its title, the ways in which people ask for it, and its text. */
export interface Ranked {
  title: string;
  asked: readonly string[];
  text: string;
}

/** Fitted on one half of the sentences and checked on the other: `npm run bench -- sentences`. */
const w = {
  /** A word of the same meaning, a misspelt one, and one that is still being typed, as shares of the word itself. */
  meaning: 0.75,
  typo: 0.8,
  begun: 0.7,
  /** How much of what was typed a way of asking has, against how much of the way of asking was typed. */
  typed: 0.6,
  /** The nearest way of asking, against all that the row says. */
  nearest: 0.6,
  /** BM25F: how soon a word that is said again counts no more, and the weights of the fields. */
  saturation: 1.2,
  title: 2,
  asked: 1,
  text: 0.1,
  /** A row that says every typed word, even if in its text alone, is shown. */
  everyWord: 0.35,
  /** A word that nothing here says, as a share of the rarest. */
  unknown: 0.35,
};

interface Score {
  row: number;
  score: number;
  /** One of its ways of asking is the sentence that was typed, word for word. */
  isAskedFor: boolean;
  /** The way of asking that is nearest to it; undefined = none says a word of it. */
  asked: string | undefined;
}

/** A search, ready to be compared. */
interface Question {
  /** The rows that say something of what was typed, the nearest first. */
  rank(most: number): Score[];
  /** The score of a row that is not among the ranked, by its title alone. */
  scoreOf(title: string): number;
  /** The words that mean the same as what was typed. */
  alike: string[];
}

export interface Ranking {
  /** With `isBegun` the last word is still being typed. */
  ask(search: string, isBegun?: boolean): Question;
}

const isWord = (root: string): boolean => /^[a-z]/.test(root);
const keysOf = ({ root, groups }: Pick<Term, 'root' | 'groups'>): string[] => [
  root,
  ...groups.map((group) => `=${group}`).filter((key) => key !== root),
];

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** How rarely a word or a meaning is said, and so how much it tells (inverse document frequency). */
function openRarity(said: readonly (readonly Term[])[][], unknown: number) {
  const rows = said.length;
  const counts = new Map<string, number>();
  for (const texts of said)
    for (const key of new Set(texts.flatMap((terms) => terms.flatMap(keysOf))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const nothing = unknown * Math.log(1 + rows);
  return (term: Term): number => {
    const count = Math.max(...keysOf(term).map((key) => counts.get(key) ?? 0));
    return term.share * (count === 0 ? nothing : Math.log(1 + rows / count));
  };
}

/** The nearness of a way of asking, from how much of what was typed it has and how much of it was typed. */
const nearnessOf = (typed: number, said: number): number =>
  Math.min(1, typed) ** w.typed * Math.min(1, said) ** (1 - w.typed);

/** The nearness of the very words, but for what floating point adds up. */
const wholly = 0.999;

/** A ranking of rows, each by its nearest way of asking and, as BM25F has it, by all that it says (spec 6.14). */
export function openRanking(rows: readonly Ranked[], lexicon: Lexicon): Ranking {
  const read = (text: string) => termsOf(plainWords(text), lexicon);
  const lineTerms = rows.map(({ title, asked }) => [title, ...asked].map(read));
  const textTerms = rows.map(({ text }) => read(text));
  const weightOf = openRarity(lineTerms, w.unknown);

  const postings = new Map<string, { line: number; weight: number }[]>();
  const texts = new Map<string, number[]>();
  const rowOf: number[] = [];
  const firstLineOf: number[] = [];
  const weightOfLine: number[] = [];
  const field: number[] = [];
  for (const [row, lines] of lineTerms.entries()) {
    firstLineOf.push(rowOf.length);
    for (const [place, terms] of lines.entries()) {
      const line = rowOf.push(row) - 1;
      field.push(place === 0 ? w.title : w.asked);
      let whole = 0;
      for (const term of terms) {
        const weight = weightOf(term);
        whole += weight;
        for (const key of keysOf(term)) append(postings, key, { line, weight });
      }
      weightOfLine.push(whole);
    }
    for (const term of textTerms[row] ?? []) for (const key of keysOf(term)) append(texts, key, row);
  }
  const textOf = (line: number | undefined): string | undefined => {
    if (line === undefined) return undefined;
    const row = rowOf[line] ?? 0;
    const place = line - (firstLineOf[row] ?? 0);
    return place === 0 ? rows[row]?.title : rows[row]?.asked[place - 1];
  };
  /** Rows with many ways of asking say everything more often. */
  const saturationOf = lineTerms.map((lines) => w.saturation * (0.5 + 0.05 * lines.length));
  const vocabulary = [...new Set([...postings.keys(), ...texts.keys()])].filter(isWord);
  const known = new Set(vocabulary);
  const spellings = new Map(
    [...lineTerms.flat(), ...textTerms].flat().map(({ spelling, root }) => [spelling, root]),
  );
  spellings.delete(''); // phrases and question words are not spelt
  const spelled = [...spellings.keys()];

  const spelt = (term: Term, isBegun: boolean): (Term & { quality: number })[] => {
    const { root } = term;
    if (!isWord(root) || isUnspeakable(root) || known.has(root) || lexicon.isKnown(root))
      return [{ ...term, quality: 1 }];
    if (isBegun) {
      const whole = vocabulary.filter((word) => word.startsWith(root)).slice(0, 8);
      if (whole.length > 0)
        return whole.map((word) => ({ ...term, root: word, groups: [], quality: w.begun }));
    }
    const near = spellings.get(nearestWord(term.spelling, spelled) ?? '');
    if (near === undefined) return [{ ...term, quality: 1 }];
    return [{ ...term, root: near, groups: lexicon.groupsOf(near), quality: w.typo }];
  };

  return {
    ask(search, isBegun = false) {
      const said = termsOf(searchedWords(search), lexicon);
      const terms = said
        .flatMap((term, place) => spelt(term, isBegun && place === said.length - 1))
        .map((term) => ({ ...term, weight: weightOf(term) }));
      const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
      const rank = (most: number): Score[] => {
        const typed = new Float64Array(rowOf.length);
        const found = new Float64Array(rowOf.length);
        const seen = new Int32Array(rowOf.length).fill(-1);
        const all = new Float64Array(rows.length);
        const wordsSaid = new Map<number, number>();
        const touched = new Set<number>();
        for (const [place, term] of terms.entries()) {
          const often = new Map<number, number>();
          for (const [at, key] of keysOf(term).entries()) {
            const quality = term.quality * (at === 0 ? 1 : w.meaning);
            for (const { line, weight } of postings.get(key) ?? []) {
              if (seen[line] === place) continue;
              seen[line] = place;
              typed[line] = (typed[line] ?? 0) + term.weight * quality;
              found[line] = (found[line] ?? 0) + weight * quality;
              touched.add(line);
              const row = rowOf[line] ?? 0;
              often.set(row, (often.get(row) ?? 0) + quality * (field[line] ?? 0));
            }
            for (const row of texts.get(key) ?? []) if (!often.has(row)) often.set(row, w.text);
          }
          for (const [row, times] of often) {
            wordsSaid.set(row, (wordsSaid.get(row) ?? 0) + 1);
            all[row] = (all[row] ?? 0) + (term.weight * times) / (times + (saturationOf[row] ?? 1));
          }
        }
        const nearest = new Float64Array(rows.length);
        const nearestLine = new Map<number, number>();
        for (const line of touched) {
          const row = rowOf[line] ?? 0;
          const near = nearnessOf((typed[line] ?? 0) / whole, (found[line] ?? 0) / (weightOfLine[line] ?? 1));
          if (near <= (nearest[row] ?? 0)) continue;
          nearest[row] = near;
          nearestLine.set(row, line);
        }
        return rows
          .map((_, row) => ({
            row,
            isAskedFor: (nearest[row] ?? 0) > wholly,
            asked: textOf(nearestLine.get(row)),
            score: Math.max(
              wordsSaid.get(row) === terms.length ? w.everyWord : 0,
              w.nearest * (nearest[row] ?? 0) + ((1 - w.nearest) * (all[row] ?? 0)) / whole,
            ),
          }))
          .filter(({ score }) => score > 0)
          .sort((one, other) => other.score - one.score || one.row - other.row)
          .slice(0, most);
      };
      const scoreOf = (title: string): number => {
        const titled = read(title);
        let typed = 0;
        let found = 0;
        for (const each of terms) {
          const keys = keysOf(each);
          const same =
            titled.find(({ root }) => root === each.root) ??
            titled.find((term) => keysOf(term).some((key) => keys.includes(key)));
          if (same === undefined) continue;
          const quality = each.quality * (same.root === each.root ? 1 : w.meaning);
          typed += each.weight * quality;
          found += weightOf(same) * quality;
        }
        if (typed === 0) return 0;
        const titleWeight = titled.reduce((sum, term) => sum + weightOf(term), 0);
        const covered = typed / whole;
        return (
          w.nearest * nearnessOf(covered, found / titleWeight) +
          (1 - w.nearest) * covered * (w.title / (w.title + w.saturation * 0.55))
        );
      };
      const alike = [
        ...new Set(terms.flatMap(({ groups }) => groups.flatMap((group) => lexicon.wordsOf(group)))),
      ];
      return { rank: whole === 0 ? () => [] : rank, scoreOf, alike };
    },
  };
}
