/** A line of the table: the figure, its reference in the same run, and the target. */
export interface Row {
  work: string;
  measured: string;
  /** The same machine, in the same run, at work that cannot be made less. */
  reference: string;
  /** '' = there is none, and `isReached` is undefined. */
  goal: string;
  isReached: boolean | undefined;
}

export interface Size {
  isQuick: boolean;
  /** Portal and reference take turns so often, so that a change of the machine's speed affects both. */
  rounds: number;
  /** The length of each turn. */
  seconds: number;
  /** Between a start, or a load, and the look at the memory. */
  restSeconds: number;
  /** Pages that are loaded before the second look at the memory. */
  pages: number;
  /** How long the members click, and within how many seconds they start. */
  clickSeconds: number;
  startSeconds: number;
  members: number;
}

/** Measures some rows, on a portal of its own. */
export type Part = (size: Size) => Promise<Row[]>;

export const whole: Size = {
  isQuick: false,
  rounds: 5,
  seconds: 3,
  restSeconds: 60,
  pages: 1000,
  members: 2000,
  startSeconds: 30,
  clickSeconds: 30,
};

/** The members start at the same pace. */
export const quick: Size = {
  isQuick: true,
  rounds: 1,
  seconds: 1,
  restSeconds: 10,
  pages: 200,
  members: 200,
  startSeconds: 3,
  clickSeconds: 6,
};

const heads = ['Work', 'Measured', 'Reference in the same run', 'To reach', ''];

const verdictOf = (isReached: boolean | undefined): string =>
  isReached === undefined ? '' : isReached ? 'reached' : '**not reached**';

/** The table as Markdown, its columns aligned for whoever reads it in a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ work, measured, reference, goal, isReached }) => [
    work,
    measured,
    reference,
    goal,
    verdictOf(isReached),
  ]);
  const widths = heads.map((head, n) => Math.max(head.length, ...cells.map((row) => row[n]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
