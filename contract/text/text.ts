/**
 * The first `length` visible characters of plain text, cut between words and not after an article or preposition, with
 * '…' if something was cut.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const head = characters.slice(0, length).join('');
  const lastSpace = head.search(/\s\S*$/);
  const whole =
    /\s/.test(characters[length] ?? '') || lastSpace < length / 2 ? head : head.slice(0, lastSpace);
  return `${withoutDanglingWords(whole).replace(/[\s,;:.·]+$/, '')}…`;
}

/** Words that only lead to the next: a text is not cut after them. */
const danglingWords =
  /(?<=\S)\s+(?:a|al|cada|como|con|cuando|de|del|desde|donde|e|el|en|entre|es|esta|este|hasta|la|las|lo|los|más|muy|ni|no|o|para|pero|por|que|quien|se|según|si|sin|sobre|son|su|sus|tu|tus|u|un|una|y)[\s,;:]*$/iu;

function withoutDanglingWords(text: string): string {
  const shorter = text.replace(danglingWords, '');
  return shorter === text ? text : withoutDanglingWords(shorter);
}

/** Minutes to read a text at 200 words a minute; at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 200));
}

const emptyTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The maximum depth of open elements in HTML, counting each closing tag as closing one of its name. It takes linear
 * time, unlike a parser that builds the tree.
 */
export function openElements(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    if (emptyTags.test(name)) continue;
    const before = open.get(name) ?? 0;
    if (slash !== '' && before === 0) continue;
    const step = slash === '' ? 1 : -1;
    open.set(name, before + step);
    depth += step;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for XML and drops what XML cannot represent, such as half a character. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, ' '));

/** Escapes plain text for HTML, also inside an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
