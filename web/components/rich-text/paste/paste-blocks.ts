import { blockNames, isBlank, rename, unwrap } from './paste-dom.ts';

const containers =
  'div, section, article, header, footer, main, aside, address, center, fieldset, details, summary, dl, dt, dd, form, ' +
  'body, blockquote';
const lineHolders = 'p, h2, h3, h4, figcaption, strong, em, u, s, code, a';

/** Wraps loose text beside blocks in paragraphs. Text alone stays as it is. */
export function wrapRuns(root: Element): void {
  for (const container of [...root.querySelectorAll(containers)].reverse()) {
    if (container.querySelector(blockNames) !== null || container.matches('blockquote')) {
      wrapLoose(container);
      if (!container.matches('blockquote')) unwrap(container);
    } else rename(container, 'p');
  }
  if (root.querySelector(blockNames) !== null) wrapLoose(root);
}

function wrapLoose(container: Element): void {
  let run: Node[] = [];
  const close = () => {
    if (run.some((node) => !isBlank(node))) {
      const paragraph = container.ownerDocument.createElement('p');
      (run[0] as ChildNode).before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const child of [...container.childNodes]) {
    const element = child.nodeType === 1 ? (child as Element) : null;
    if (element?.matches(blockNames) || element?.querySelector(blockNames)) close();
    else run.push(child);
  }
  close();
}

/**
 * Takes blocks out of lines of text (an image in a paragraph, a paragraph in bold) and splits the line in
 * two.
 */
export function liftBlocks(root: Element): void {
  for (const block of [...root.querySelectorAll(blockNames)]) {
    if (block.matches('figcaption, li') || block.closest('figure img, figure figcaption')) continue;
    const around = block.parentElement?.closest(lineHolders);
    if (around) liftOut(block, outermost(around));
  }
}

function outermost(element: Element): Element {
  const above = element.parentElement?.closest(lineHolders);
  return above ? outermost(above) : element;
}

function liftOut(block: Element, line: Element): void {
  let parent = block.parentElement;
  while (parent !== null) {
    const rest = parent.cloneNode(false) as Element;
    while (block.nextSibling !== null) rest.append(block.nextSibling);
    parent.after(block);
    if ([...rest.childNodes].some((node) => !isBlank(node))) block.after(rest);
    const isWhole = parent === line;
    const next = parent.parentElement;
    if ([...parent.childNodes].every(isBlank)) parent.remove();
    if (isWhole) return;
    parent = block.parentElement === next ? next : block.parentElement;
  }
}

/**
 * Limits a cell to paragraphs, lists and images: headings and quotes become paragraphs, a nested table
 * becomes its words.
 */
export function fitCells(root: Element): void {
  for (const table of [...root.querySelectorAll('td table, th table')].reverse()) {
    for (const cell of [...table.querySelectorAll('td, th')]) {
      if (cell.querySelector(blockNames)) unwrap(cell);
      else rename(cell, 'p');
    }
    for (const part of [...table.querySelectorAll('thead, tbody, tfoot, tr')]) unwrap(part);
    unwrap(table);
  }
  for (const block of [...root.querySelectorAll(':is(td, th) :is(h1, h2, h3, h4, h5, h6, pre)')])
    rename(block, 'p');
  for (const block of [...root.querySelectorAll(':is(td, th) blockquote')].reverse()) unwrap(block);
  for (const line of [...root.querySelectorAll(':is(td, th) hr')]) line.remove();
}
