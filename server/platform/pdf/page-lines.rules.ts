/** A piece of text of a page, where it stands: `x` from the left, `y` from the bottom, both in points. */
export interface PageItem {
  str: string;
  hasEOL: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Row {
  left: PageItem[];
  right: PageItem[];
  /** Pieces that stand in both columns, as a title does. */
  across: PageItem[];
}

/** Fewer rows of two sides are a table, or two things that stand side by side. */
const leastRows = 4;
/** The least share of rows with words on both sides that keep the gutter free. */
const freeShare = 0.8;
/** The columns of a text are filled; the cells of a table mostly are not. */
const filledShare = 0.55;

/**
 * The lines of a page from top to bottom. Where a text in two columns was written row by row, the left column is read
 * before the right one, between the titles that stand across both.
 */
export function linesOfPage(items: readonly PageItem[]): string[] {
  const gutter = gutterOf(items);
  if (gutter === undefined)
    return linesOf(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  const lines: string[] = [];
  let [left, right]: [string[], string[]] = [[], []];
  const flush = () => {
    lines.push(...left, ...right);
    [left, right] = [[], []];
  };
  for (const row of rowsOf(items, gutter)) {
    if (row.across.length > 0) {
      flush();
      lines.push(wordsOf([...row.left, ...row.across, ...row.right]));
    } else {
      if (row.left.length > 0) left.push(wordsOf(row.left));
      if (row.right.length > 0) right.push(wordsOf(row.right));
    }
  }
  flush();
  return linesOf(lines.join('\n'));
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The middle of the free strip between two columns that are written row by row; undefined = there is none. */
function gutterOf(items: readonly PageItem[]): number | undefined {
  const words = items.filter(({ str }) => str.trim() !== '');
  const [from, to] = [
    Math.min(...words.map(({ x }) => x)),
    Math.max(...words.map(({ x, width }) => x + width)),
  ];
  const span = to - from;
  for (const share of [0.5, 0.48, 0.52, 0.46, 0.54, 0.44, 0.56, 0.42, 0.58, 0.4, 0.6]) {
    const at = from + span * share;
    const rows = rowsOf(words, at);
    const both = rows.filter(({ left, right }) => left.length > 0 && right.length > 0);
    const free = both.filter(({ across }) => across.length === 0);
    if (free.length < leastRows || free.length < both.length * freeShare) continue;
    const filled = (side: 'left' | 'right', room: number) =>
      median(free.map((row) => widthOf(row[side]))) >= room * filledShare;
    if (!filled('left', at - from) || !filled('right', to - at)) continue;
    return isRowByRow(words, at, free.length) ? at : undefined;
  }
  return undefined;
}

/** True if the file goes from the left column to the right one in most rows, not once for all. */
function isRowByRow(words: readonly PageItem[], gutter: number, rows: number): boolean {
  const crossings = words.filter(
    (item, place) => place > 0 && item.x > gutter && (words[place - 1]?.x ?? gutter) < gutter,
  );
  return crossings.length * 2 > rows;
}

/** The rows of a page, from the top; pieces of one row differ by less than half of their height. */
function rowsOf(items: readonly PageItem[], gutter: number): Row[] {
  const rows: (Row & { y: number })[] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    if (item.str.trim() === '') continue;
    const last = rows.at(-1);
    const isSame = last !== undefined && last.y - item.y < item.height / 2;
    const row = isSame ? last : { y: item.y, left: [], right: [], across: [] };
    if (!isSame) rows.push(row);
    const side = item.x + item.width <= gutter ? 'left' : item.x >= gutter ? 'right' : 'across';
    row[side].push(item);
  }
  return rows;
}

const widthOf = (items: readonly PageItem[]) =>
  Math.max(...items.map(({ x, width }) => x + width)) - Math.min(...items.map(({ x }) => x));

/** The pieces of a row from left to right, with a blank where there is room for one. */
function wordsOf(items: readonly PageItem[]): string {
  const inOrder = items.toSorted((a, b) => a.x - b.x);
  return inOrder
    .map((item, place) => {
      const before = inOrder[place - 1];
      const hasRoom = before !== undefined && item.x - (before.x + before.width) > item.height * 0.15;
      return (hasRoom ? ' ' : '') + item.str;
    })
    .join('');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
