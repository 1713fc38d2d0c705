import { isOwnImage, richTextElements } from '../../../../contract/text/rich-text.ts';
import { asLinkAddress } from '../link-address.ts';

import { fitCells, liftBlocks, wrapRuns } from './paste-blocks.ts';
import { cssOf, isBlank, rename, unwrap } from './paste-dom.ts';
import { markHeadings } from './paste-headings.ts';
import { listParagraphs, regroupItems, typeLists } from './paste-lists.ts';
import { marksFromStyles } from './paste-marks.ts';
import { tidyTables } from './paste-tables.ts';
import { dropEmpty, tidySpaces } from './paste-text.ts';

/** The kinds of things that are left out of a paste. */
export type PasteLoss = 'images' | 'media' | 'formulas' | 'hidden';

/** The pasted text ready for the editor, and what was left out of it. */
export type CleanPaste = { html: string; lost: PasteLoss[] };

const dropped =
  'script, style, meta, link, title, template, noscript, iframe, object, embed, svg, math, video, audio, canvas, button, ' +
  'input, select, textarea, dialog, nav, del, col, colgroup, [hidden], .MsoCommentReference, .Apple-interchange-newline';

/**
 * Turns HTML from Word (desktop and online), Google Docs, LibreOffice or a web page into plain headings,
 * paragraphs, real lists, tables and links. Styles are read for their meaning and dropped. Images that are
 * not the portal's own are left out and counted, since their files do not come with the HTML.
 */
export function cleanPastedHtml(html: string): CleanPaste {
  const copied = copiedPart(html);
  const { body } = new DOMParser().parseFromString(withoutWrapping(copied), 'text/html');
  const hasHidden = dropUnseen(body);
  listParagraphs(body);
  typeLists(body);
  const lostImages = keepOwnImages(body);
  unwrapForeign(body);
  markHeadings(body);
  regroupItems(body);
  marksFromStyles(body);
  mendLinks(body);
  wrapRuns(body);
  tidyTables(body);
  liftBlocks(body);
  fitCells(body);
  removeDisallowed(body);
  tidySpaces(body);
  dropEmpty(body);
  const lost: Record<PasteLoss, boolean> = {
    images: lostImages > 0 || /<svg\b/i.test(copied),
    media: /<(?:iframe|object|embed|video|audio)\b/i.test(copied),
    formulas: /<(?:math|m:omath)\b/i.test(copied),
    hidden: hasHidden,
  };
  return {
    html: body.innerHTML.trim(),
    lost: (Object.keys(lost) as PasteLoss[]).filter((kind) => lost[kind]),
  };
}

const copiedPart = (html: string): string =>
  /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1] ?? html;

/**
 * Keeps what was copied, without comments, conditional parts and style sheets. Styles are set aside in
 * `data-css`: the page's policy would report each one that the parser meets.
 */
function withoutWrapping(copied: string): string {
  return copied
    .replace(/<!--\[if [^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[!?][^>]*>/g, '')
    .replace(/<(style|script|xml|head|iframe|object|svg|math|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(/(\s)style(\s*=)/gi, '$1data-css$2'),
    );
}

/** Removes what nobody sees. Returns true if Word hid a text among it. */
function dropUnseen(root: Element): boolean {
  let hasHidden = false;
  for (const element of root.querySelectorAll(dropped)) element.remove();
  for (const element of root.querySelectorAll('[data-css]')) {
    const css = cssOf(element);
    const isComment = /^comment/.test(css['mso-element'] ?? '');
    if (css['mso-hide'] === 'all' && !isBlank(element)) hasHidden = true;
    if (css['display'] === 'none' || css['mso-hide'] === 'all' || isComment) element.remove();
  }
  return hasHidden;
}

/**
 * Images of the portal keep only their file and description; all others are removed. Returns how many were.
 */
function keepOwnImages(root: Element): number {
  let lost = 0;
  for (const element of [...root.querySelectorAll('*')]) {
    if (/^v:(shape|rect|group|imagedata)$/i.test(element.tagName)) {
      lost += element.tagName.toLowerCase() === 'v:imagedata' ? 1 : 0;
      unwrap(element);
    }
    if (!element.matches('img')) continue;
    const written = element.getAttribute('src') ?? '';
    const address = written.startsWith(`${location.origin}/`)
      ? written.slice(location.origin.length)
      : written;
    const file = address.replace(/-(?:640|320|thumb)(?=\.webp$)/, '');
    if (isOwnImage(file)) element.setAttribute('src', file);
    else {
      lost += 1;
      element.remove();
    }
  }
  for (const figure of [...root.querySelectorAll('figure')]) {
    if (figure.querySelector('img') !== null) continue;
    for (const caption of [...figure.querySelectorAll('figcaption')]) rename(caption, 'p');
    unwrap(figure);
  }
  return lost;
}

/** Replaces smart tags and the like (`o:p`, `st1:place`, `w:sdt`) by their content. */
function unwrapForeign(root: Element): void {
  for (const element of [...root.querySelectorAll('*')]) if (element.tagName.includes(':')) unwrap(element);
}

function mendLinks(root: Element): void {
  for (const link of [...root.querySelectorAll('a')]) {
    const address = asLinkAddress(link.getAttribute('href') ?? '');
    if (address === null) unwrap(link);
    else link.setAttribute('href', address);
  }
}

/** Keeps only the elements and attributes of the allow-list; other elements give way to their content. */
function removeDisallowed(root: Element): void {
  for (const element of [...root.querySelectorAll('*')].reverse()) {
    const name = element.tagName.toLowerCase();
    const attributes: readonly string[] | undefined = (richTextElements as Record<string, readonly string[]>)[
      name
    ];
    if (attributes === undefined) unwrap(element);
    else
      for (const attribute of element.getAttributeNames())
        if (!attributes.includes(attribute)) element.removeAttribute(attribute);
  }
  for (const block of [...root.querySelectorAll('pre')]) {
    const words = block.textContent ?? '';
    const code = block.ownerDocument.createElement('code');
    code.textContent = words.replace(/\n+$/, '');
    rename(block, 'pre').replaceChildren(code);
  }
}
