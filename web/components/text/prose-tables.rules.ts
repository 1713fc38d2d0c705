const table = /<table\b[^>]*>[\s\S]*?<\/table>/g;
const row = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const cell = /<td\b[^>]*>([\s\S]*?)<\/td>/g;

/**
 * Wraps every table of a text in a frame that scrolls by itself, so that a wide one does not push the page
 * sideways. Marks with `data-figures` the tables whose columns after the first hold only figures: those align
 * right.
 */
export function frameTables(html: string): string {
  if (!html.includes('<table')) return html;
  return html.replace(table, (found) => {
    const marked = holdsFigures(found) ? found.replace('<table', '<table data-figures=""') : found;
    return `<div data-table="" role="group" aria-label="Tabla" tabindex="0">${marked}</div>`;
  });
}

function holdsFigures(html: string): boolean {
  return areFigures(
    [...html.matchAll(row)].flatMap(([cells]) =>
      [...cells.matchAll(cell)].slice(1).map(([, inner = '']) => inner.replace(/<[^>]*>/g, '').trim()),
    ),
  );
}

/**
 * Judges the cells after each row's first. A figure is short and has a digit near its start: '14 %', '$1 000
 * al mes', '-3,5'.
 */
export function areFigures(texts: string[]): boolean {
  return texts.length > 0 && texts.every((text) => text.length <= 20 && /^\D{0,4}\d/.test(text));
}
