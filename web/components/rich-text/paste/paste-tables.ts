import { rename, unwrap } from './paste-dom.ts';

/** Tidies tables: a frame of one cell is no table, and a first row all in bold is a heading row. */
export function tidyTables(root: Element): void {
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const caption = table.querySelector('caption');
    if (caption !== null) table.before(rename(caption, 'p'));
    for (const foot of [...table.querySelectorAll('tfoot')]) rename(foot, 'tbody');
    for (const cell of [...table.querySelectorAll('td, th')]) keepSpans(cell);
    const cells = [...table.querySelectorAll('td, th')];
    if (cells.length <= 1) bareCell(table, cells[0]);
    else headBoldRow(table);
  }
}

function keepSpans(cell: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const value = Number(cell.getAttribute(name));
    if (!Number.isInteger(value) || value < 2 || value > 50) cell.removeAttribute(name);
  }
}

function bareCell(table: Element, cell: Element | undefined): void {
  if (cell === undefined) table.remove();
  else if (cell.children.length > 0) table.replaceWith(...cell.childNodes);
  else {
    table.replaceWith(cell);
    rename(cell, 'p');
  }
}

function headBoldRow(table: Element): void {
  if (table.querySelector('th') !== null) return;
  const cells = [...(table.querySelector('tr')?.children ?? [])];
  const isBold = (cell: Element) => {
    const strong = [...cell.querySelectorAll('strong')].map((each) => each.textContent ?? '').join('');
    const whole = cell.textContent?.replace(/\s+/g, '') ?? '';
    return whole !== '' && strong.replace(/\s+/g, '') === whole;
  };
  if (table.querySelectorAll('tr').length < 2 || !cells.every(isBold)) return;
  for (const cell of cells) {
    for (const strong of [...cell.querySelectorAll('strong')]) unwrap(strong);
    rename(cell, 'th');
  }
}
