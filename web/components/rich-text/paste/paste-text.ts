import { blockNames, textsIn, unwrap } from './paste-dom.ts';

/**
 * Reduces spaces to the way a person types them: one at a time, none at the ends of a block. A no-break space
 * stays after a figure ('14 %', '1 000') and becomes a plain one elsewhere.
 */
export function tidySpaces(root: Element): void {
  for (const text of textsIn(root)) {
    if (text.parentElement?.closest('pre')) continue;
    text.data = text.data
      .replace(/\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad/g, '')
      .replace(/[\s\u00a0]{2,}/g, ' ')
      .replace(/(^|\D)\u00a0/g, '$1 ')
      .replace(/[\t\n\r\f]/g, ' ');
  }
  breakParagraphs(root);
  for (const line of [...root.querySelectorAll('br')]) if (isBesideBlock(line)) line.remove();
  const blocks = [root, ...root.querySelectorAll(blockNames), ...root.querySelectorAll('td, th')];
  for (const block of blocks) if (!block.matches('pre') && isLine(block)) trimLine(block);
}

const isLine = (block: Element) => block.querySelector(`${blockNames}, tr`) === null;

/** Splits paragraphs at two line breaks in a row, as mails and old pages write them. */
function breakParagraphs(root: Element): void {
  for (const second of [...root.querySelectorAll('p > br + br')]) {
    const paragraph = second.parentElement;
    const first = second.previousElementSibling;
    if (!paragraph || !first || (second.previousSibling !== first && !isSpace(second.previousSibling)))
      continue;
    const rest = root.ownerDocument.createElement('p');
    while (second.nextSibling !== null) rest.append(second.nextSibling);
    paragraph.after(rest);
    first.remove();
    second.remove();
  }
}

/** True for a line break between blocks, as Google Docs adds one after each. */
const isBesideBlock = ({ previousElementSibling: before, nextElementSibling: after }: Element) =>
  before?.matches(blockNames) === true || after?.matches(blockNames) === true;

const isSpace = (node: Node | null) => node?.nodeType === 3 && node.textContent?.trim() === '';

function trimLine(block: Element): void {
  let wasSpace = true;
  for (const text of textsIn(block)) {
    if (wasSpace || text.previousSibling?.nodeName === 'BR') text.data = text.data.replace(/^ +/, '');
    if (text.nextSibling?.nodeName === 'BR') text.data = text.data.replace(/ +$/, '');
    if (text.data !== '') wasSpace = text.data.endsWith(' ');
  }
  for (const text of textsIn(block).toReversed()) {
    text.data = text.data.replace(/[ \u00a0]+$/, '');
    if (text.data !== '') break;
  }
  while (block.lastChild?.nodeName === 'BR') block.lastChild.remove();
  while (block.firstChild?.nodeName === 'BR') block.firstChild.remove();
}

/**
 * Removes empty marks, paragraphs, headings, items and lists. An empty cell stays, since it holds its place.
 */
export function dropEmpty(root: Element): void {
  const names = 'strong, em, u, s, code, a, p, h2, h3, h4, li, ul, ol, blockquote, pre, figcaption, figure';
  for (const element of [...root.querySelectorAll(names)].reverse()) {
    if (element.querySelector('img, hr, table') !== null) continue;
    const words = element.textContent ?? '';
    if (words.trim() !== '') continue;
    if (words !== '' && element.matches('strong, em, u, s, code, a')) unwrap(element);
    else element.remove();
  }
}
