import { escapeHtml } from '../../../../contract/text/text.ts';
import { visibleText } from '../../../../contract/text/visible-text.ts';
import { type Beginning, beginningOf, isCitation } from './law-beginnings.rules.ts';
import type { Block } from './law-structure.rules.ts';

const blockTag = /<(p|h[1-6]|ul|ol|table|blockquote|pre)\b[^>]*>[\s\S]*?<\/\1>/g;

/** The blocks of sanitised HTML; nested lists belong to the outer one. */
export function blocksOfHtml(html: string): Block[] {
  return outermost(html).map((piece) => ({
    text: visibleText(piece),
    html: /^<h\d/.test(piece) ? `<p>${escapeHtml(visibleText(piece))}</p>` : piece,
    isHeading: /^<h\d/.test(piece),
  }));
}

function outermost(html: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const { 0: found, 1: tag = '', index } of html.matchAll(blockTag)) {
    if (index < at) continue;
    let end = index + found.length;
    const isOpen = () => {
      const inside = html.slice(index, end);
      return inside.split(`<${tag}`).length - 1 > inside.split(`</${tag}>`).length - 1;
    };
    while (isOpen()) {
      const next = html.indexOf(`</${tag}>`, end);
      if (next < 0) break;
      end = next + tag.length + 3;
    }
    pieces.push(html.slice(index, end));
    at = end;
  }
  return pieces.filter((piece) => visibleText(piece) !== '');
}

const listItem = /^(?:\d{1,2}|[a-zñ]|[ivx]{1,4})[.)]\s/i;
const sentenceEnd = /[.:;!?»”)]$/;

/** The blocks of a file that has only lines, such as a PDF: lines are joined until a sentence ends or a part begins. */
export function blocksOfPages(pages: readonly (readonly string[])[]): Block[] {
  const blocks: string[] = [];
  let isOpen = false;
  let below: string | undefined;
  for (const line of withoutMargins(pages).flat()) {
    const last = blocks.at(-1);
    const beginning: Beginning | undefined =
      isOpen && isCitation(line, last) ? undefined : beginningOf(line, { below });
    if (beginning?.kind === 'heading') below = beginning.provisions;
    const goesOn =
      isOpen &&
      last !== undefined &&
      beginning === undefined &&
      !listItem.test(line) &&
      isCapital(last) === isCapital(line);
    if (goesOn) blocks[blocks.length - 1] = joined(last, line);
    else blocks.push(line);
    // after 'CAPÍTULO II' alone on a line comes its title, not its continuation
    isOpen = !sentenceEnd.test(line) && !(beginning !== undefined && line.length < 40);
  }
  return blocks.map((text) => ({ text, html: `<p>${escapeHtml(text)}</p>`, isHeading: false }));
}

/** A title in capitals does not continue in lowercase. */
const isCapital = (line: string) => line === line.toUpperCase();

const joined = (before: string, line: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line) ? before.slice(0, -1) + line : `${before} ${line}`;

/** Drops lines repeated on half of the pages or more, whatever their numbers: headers, footers and page numbers. */
function withoutMargins(pages: readonly (readonly string[])[]): string[][] {
  const shape = (line: string) => line.replace(/\d+/g, '#').toLowerCase();
  const count = new Map<string, number>();
  for (const page of pages)
    for (const line of new Set([...page.slice(0, 3), ...page.slice(-3)].map(shape)))
      count.set(line, (count.get(line) ?? 0) + 1);
  const isMargin = (line: string) =>
    /^(?:p[áa]g(?:ina)?\.?\s*)?[-–—]?\s*\d{1,4}\s*[-–—]?$/i.test(line) ||
    (pages.length > 2 &&
      beginningOf(line) === undefined &&
      (count.get(shape(line)) ?? 0) * 2 >= pages.length);
  return pages.map((page) => page.filter((line) => !isMargin(line)));
}
