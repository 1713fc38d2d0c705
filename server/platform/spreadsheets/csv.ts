export type Cell = string | number;

/** Spreadsheets run a cell with this start as a formula; an apostrophe before it makes it text. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = (cell: Cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell));

/** Removes the apostrophe that `csvOf` puts before a formula. */
export const unguarded = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/**
 * Writes rows as CSV that Excel opens with its accents: semicolons, a byte order mark, everything quoted. No cell
 * runs as a formula.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
