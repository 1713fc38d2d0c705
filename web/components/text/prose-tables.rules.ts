import { drawBars } from './prose-bars.rules.ts';

const table = /<table\b[^>]*>[\s\S]*?<\/table>/g;
const row = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const cell = /<td\b[^>]*>([\s\S]*?)<\/td>/g;

/**
 * Wraps every table of a text in a frame that scrolls by itself, so that a wide one does not push the page
 * sideways. `data-figures` names the columns, from 1, that hold only figures: those align right.
 */
export function frameTables(html: string): string {
  if (!html.includes('<table')) return html;
  return html.replace(table, (found) => {
    const columns = figureColumns(cellsOf(found));
    const marked = columns === '' ? found : found.replace('<table', `<table data-figures="${columns}"`);
    return `<div data-table="" role="group" aria-label="Tabla" tabindex="0">${drawBars(marked)}</div>`;
  });
}

const cellsOf = (html: string): string[][] =>
  [...html.matchAll(row)].map(([cells]) =>
    [...cells.matchAll(cell)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, '').trim()),
  );

/**
 * The columns with only figures, as `data-figures` names them: '2 3'. Takes the cell texts of each row; rows of
 * headings have none. The first column names the rows and never counts.
 */
export function figureColumns(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((cells) => cells.length > 0);
  const width = Math.max(0, ...filled.map((cells) => cells.length));
  if (filled.some((cells) => cells.length !== width)) return ''; // merged cells: a column has no number
  const columns = Array.from({ length: width }, (_, index) => index + 1).slice(1);
  return columns
    .filter((column) => {
      const told = filled.map((cells) => cells[column - 1] ?? '').filter((text) => !saysNothing.test(text));
      return told.length > 0 && told.every(isFigure);
    })
    .join(' ');
}

/** A cell that leaves its figure open: empty, or a dash. */
const saysNothing = /^(?:&nbsp;|[\s\u2010-\u2015\u2212-])*$/;

/** A figure is short and has a digit near its start: '14 %', '$1 000 al mes', '-3,5', 'unos $378'. */
const isFigure = (text: string): boolean => text.length <= 20 && /^(?:\p{Ll}+ )?\D{0,4}\d/u.test(text);
