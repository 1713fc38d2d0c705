import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { fitCells, liftBlocks } from './paste/paste-blocks.ts';

/** A document without a window: it fetches no images, and its styles violate no policy. */
const inertDocument = () => document.implementation.createHTMLDocument();

/**
 * The text as it is stored: heading rows in a thead, no paragraph around the only words of a list item or
 * cell, no empty one at the end; '' when nothing was written.
 */
export function storedHtml(text: Node): string {
  const page = inertDocument();
  const root = page.createElement('div');
  const serializer = DOMSerializer.fromSchema(text.type.schema);
  root.append(serializer.serializeFragment(text.content, { document: page }));
  for (const heading of root.querySelectorAll('th')) if (isBlank(heading)) makeCell(heading, page);
  for (const table of root.querySelectorAll('table')) gatherHead(table, page);
  for (const item of root.querySelectorAll('li, td, th')) bareFirst(item);
  while (root.lastElementChild?.matches('p') && !root.lastElementChild.hasChildNodes())
    root.lastElementChild.remove();
  return root.innerHTML;
}

/** Prepares a stored or imported text for the editor: takes blocks out of paragraphs. */
export function readableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  liftBlocks(body);
  fitCells(body);
  return body.innerHTML;
}

const isBlank = (cell: Element): boolean => (cell.textContent ?? '').trim() === '';

/** Turns a heading cell without words into a plain one: a screen reader would announce nothing. */
function makeCell(heading: Element, page: Document): void {
  const cell = page.createElement('td');
  for (const { name, value } of heading.attributes) cell.setAttribute(name, value);
  cell.append(...heading.childNodes);
  heading.replaceWith(cell);
}

/** True for a row of heading cells, whose first cell may be blank. */
const isHeadRow = ({ children }: Element): boolean =>
  [...children].some((cell) => cell.matches('th')) &&
  [...children].every((cell) => cell.matches('th') || isBlank(cell));

/** Gathers the heading rows in a thead, unless a cell spans beyond them or no other row would be left. */
function gatherHead(table: Element, page: Document): void {
  const body = table.querySelector('tbody');
  const rows = [...(body?.children ?? [])];
  const firstOther = rows.findIndex((row) => !isHeadRow(row));
  let count = Math.max(0, firstOther);
  const reachesOut = (row: Element, place: number) =>
    [...row.children].some((cell) => place + Number(cell.getAttribute('rowspan') ?? 1) > count);
  while (count > 0 && rows.slice(0, count).some(reachesOut)) count -= 1;
  if (count === 0) return;
  const head = page.createElement('thead');
  head.append(...rows.slice(0, count));
  body?.before(head);
}

function bareFirst(item: Element): void {
  const [first, ...others] = item.children;
  if (!first?.matches('p') || others.some((other) => !other.matches('ul, ol'))) return;
  first.replaceWith(...first.childNodes);
}
