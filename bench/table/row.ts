/** A line of the table: the figure, its reference in the same run, and the target. */
export interface Row {
  work: string;
  measured: string;
  /** The same machine, in the same run, at work that cannot be reduced. */
  reference: string;
  /** '' = none, and `isReached` is undefined. */
  goal: string;
  isReached: boolean | undefined;
}

export interface Size {
  isQuick: boolean;
  /** Portal and reference take this many turns, so that a change of the machine's speed affects both. */
  rounds: number;
  /** The length of each turn. */
  seconds: number;
  /** The pause between a start or load and measuring the memory. */
  restSeconds: number;
  /** Pages loaded before the second memory measurement. */
  pages: number;
  /** For how long the members click, and within how many seconds they start. */
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

/** The table as Markdown, with aligned columns for reading in a terminal. */
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
