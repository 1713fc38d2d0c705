import { cssOf, rename, textsIn } from './paste-dom.ts';

/**
 * Finds headings by their element, Word's class or outline level, or the ARIA attributes of Word online. The
 * page's title is its h1, so the headings of a text begin at h2: if the pasted text has an h1, all move down
 * by one.
 */
export function markHeadings(root: Element): void {
  for (const paragraph of [...root.querySelectorAll('p, div[role="heading"]')]) {
    const level = levelOf(paragraph);
    if (level !== undefined) rename(paragraph, `h${Math.min(6, level)}`);
  }
  for (const quote of [...root.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')]) {
    const around = quote.ownerDocument.createElement('blockquote');
    quote.replaceWith(around);
    around.append(quote);
  }
  const shift = root.querySelector('h1') === null ? 0 : 1;
  for (const heading of [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + shift);
    const isSaid = textsIn(heading).some((text) => text.data.trim() !== '');
    rename(heading, isSaid ? `h${level}` : 'p');
  }
}

function levelOf(paragraph: Element): number | undefined {
  const ofClass = /(?:^|\s)(?:MsoHeading|Heading|heading-?)(\d)(?:\s|$)/.exec(paragraph.className)?.[1];
  if (ofClass !== undefined) return Number(ofClass);
  if (/(?:^|\s)MsoTitle/.test(paragraph.className)) return 1;
  if (paragraph.getAttribute('role') === 'heading')
    return Number(paragraph.getAttribute('aria-level') ?? 2) || 2;
  const outline = Number(cssOf(paragraph)['mso-outline-level']);
  return outline >= 1 ? outline : undefined;
}
