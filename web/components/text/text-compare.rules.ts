import { diffArrays, diffWordsWithSpace } from 'diff';
import { type TextBlock, textBlocks } from './text-blocks.rules.ts';

/** Words that both texts share, or that only one has. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** One block of both texts, or of one. A `same` block may be `isRestyled`: a link or bold text changed. */
export type ComparedRow =
  | { change: 'same'; block: TextBlock; isRestyled: boolean }
  | { change: 'edited'; before: TextBlock; after: TextBlock; beforePieces: Piece[]; afterPieces: Piece[] }
  | { change: 'removed'; block: TextBlock }
  | { change: 'added'; block: TextBlock };

/** Above this number of changed words, two blocks are shown whole instead of word by word. */
const wordChangesCap = 1500;
/** The share of common words from which two blocks count as one edited block. */
const similarityThreshold = 0.35;
/** Runs of changed blocks up to this product of lengths are paired optimally; longer ones in their order. */
const pairingCap = 4000;

/** Compares two texts as readers see them: blocks first, then the words of the edited ones. */
export function compareTexts(beforeHtml: string, afterHtml: string): ComparedRow[] {
  const before = textBlocks(beforeHtml);
  const after = textBlocks(afterHtml);
  const rows: ComparedRow[] = [];
  let removed: TextBlock[] = [];
  let added: TextBlock[] = [];
  let here = { before: 0, after: 0 };
  const endRun = () => {
    rows.push(...pairedRows(removed, added));
    removed = [];
    added = [];
  };
  for (const run of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const { count } = run;
    if (run.removed) removed.push(...before.slice(here.before, here.before + count));
    else if (run.added) added.push(...after.slice(here.after, here.after + count));
    else {
      endRun();
      for (let index = 0; index < count; index += 1) {
        const block = after[here.after + index] as TextBlock;
        const isRestyled = before[here.before + index]?.markup !== block.markup;
        rows.push({ change: 'same', block, isRestyled });
      }
    }
    here = {
      before: here.before + (run.added ? 0 : count),
      after: here.after + (run.removed ? 0 : count),
    };
  }
  endRun();
  return rows;
}

const keyOf = ({ kind, level, text }: TextBlock): string => `${kind}${level} ${text}`;

/** Pairs blocks removed and added at one place: similar ones become one edited block. */
function pairedRows(removed: TextBlock[], added: TextBlock[]): ComparedRow[] {
  const partners = pairsOf(removed, added);
  const rows: ComparedRow[] = [];
  let next = 0;
  removed.forEach((before, index) => {
    const partner = partners.get(index);
    if (partner === undefined) {
      rows.push({ change: 'removed', block: before });
      return;
    }
    for (; next < partner; next += 1) rows.push({ change: 'added', block: added[next] as TextBlock });
    const after = added[partner] as TextBlock;
    rows.push({ change: 'edited', before, after, ...compareWords(before.text, after.text) });
    next = partner + 1;
  });
  for (const block of added.slice(next)) rows.push({ change: 'added', block });
  return rows;
}

/**
 * Maps each removed block, by index, to the added one that it became. Order is kept and total similarity is maximal.
 */
function pairsOf(removed: readonly TextBlock[], added: readonly TextBlock[]): Map<number, number> {
  const left = removed.map(wordsOf);
  const right = added.map(wordsOf);
  const like = (i: number, j: number) => {
    const share = similarity(left[i] as WordCount, right[j] as WordCount);
    return share < similarityThreshold ? 0 : share;
  };
  const pairs = new Map<number, number>();
  if (left.length * right.length > pairingCap) {
    for (let i = 0; i < Math.min(left.length, right.length); i += 1) if (like(i, i) > 0) pairs.set(i, i);
    return pairs;
  }
  // best[i][j]: the greatest likeness of the blocks from i and from j on
  const shares = left.map((_, i) => right.map((__, j) => like(i, j)));
  const best = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => at(shares, i, j) + at(best, i + 1, j + 1);
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      (best[i] as number[])[j] = Math.max(at(best, i + 1, j), at(best, i, j + 1), paired(i, j));
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (at(shares, i, j) > 0 && at(best, i, j) === paired(i, j)) {
      pairs.set(i, j);
      i += 1;
      j += 1;
    } else if (at(best, i, j) === at(best, i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

interface WordCount {
  total: number;
  counts: Map<string, number>;
}

function wordsOf({ text }: TextBlock): WordCount {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { total: words.length, counts };
}

/** The share of common words, from 0 (none) to 1 (all). */
function similarity(left: WordCount, right: WordCount): number {
  let common = 0;
  for (const [word, count] of left.counts) common += Math.min(count, right.counts.get(word) ?? 0);
  return (2 * common) / (left.total + right.total);
}

/** Compares the words of two texts and marks those that only one has. */
export function compareWords(before: string, after: string): { beforePieces: Piece[]; afterPieces: Piece[] } {
  if (before === after) return { beforePieces: plain(before), afterPieces: plain(after) };
  const runs = diffWordsWithSpace(before, after, { maxEditLength: wordChangesCap });
  if (runs === undefined)
    return {
      beforePieces: [{ text: before, isChanged: true }],
      afterPieces: [{ text: after, isChanged: true }],
    };
  const beforePieces: Piece[] = [];
  const afterPieces: Piece[] = [];
  runs.forEach((run, index) => {
    const isBetweenChanges = isChange(runs[index - 1]) && isChange(runs[index + 1]);
    // a lone space or comma between two changes joins them: 'de la casa' reads better than 'de' 'la' 'casa'
    const isGlue = !isChange(run) && isBetweenChanges && /^[\s\p{P}]*$/u.test(run.value);
    if (!run.added) extend(beforePieces, { text: run.value, isChanged: run.removed || isGlue });
    if (!run.removed) extend(afterPieces, { text: run.value, isChanged: run.added || isGlue });
  });
  return { beforePieces, afterPieces };
}

const plain = (text: string): Piece[] => (text === '' ? [] : [{ text, isChanged: false }]);
const isChange = (run: { added: boolean; removed: boolean } | undefined): boolean =>
  run !== undefined && (run.added || run.removed);

function extend(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.isChanged === piece.isChanged) last.text += piece.text;
  else pieces.push({ ...piece });
}

/** Rows to show, and runs of unchanged rows to fold away. The neighbours of a change stay in view. */
export type RowGroup = { isFolded: boolean; rows: ComparedRow[] };

export function foldUnchanged(rows: readonly ComparedRow[]): RowGroup[] {
  const isQuiet = (row: ComparedRow | undefined) => row?.change === 'same' && !row.isRestyled;
  const groups: RowGroup[] = [];
  rows.forEach((row, index) => {
    const isNearChange = [rows[index - 1], rows[index + 1]].some((near) => near && !isQuiet(near));
    const isFolded = isQuiet(row) && !isNearChange;
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else groups.push({ isFolded, rows: [row] });
  });
  return groups;
}
