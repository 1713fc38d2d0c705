import { folded } from '../text/folded.ts';
import { escapeHtml } from '../text/text.ts';

/** A glossary term with all names by which texts may mention it. */
export interface NamedTerm {
  id: number;
  term: string;
  otherNames: readonly string[];
}

/** A mention of a term in a text's HTML. */
export interface TermMark {
  id: number;
  /** The position and length of the mention in the HTML. */
  at: number;
  length: number;
}

/** The names of all terms, word by word. */
export interface TermNames {
  id?: number;
  next: Map<string, TermNames>;
}

const words = /[\p{L}\p{M}\p{N}]+/gu;
const shortestStem = 3;

/** The common form of singular and plural, whatever case and accents: 'Pensión' and 'pensiones', 'vez' and 'veces'. */
function stemOf(word: string): string {
  let stem = folded(word);
  while (stem.length > shortestStem && /[se]$/.test(stem)) stem = stem.slice(0, -1);
  return stem.replace(/z$/, 'c');
}

const stemsOf = (name: string): string[] => Array.from(name.matchAll(words), ([word]) => stemOf(word));

/** Compiles the names of terms. If two terms share a name, the one with it as its main name wins, then the first. */
export function compileTerms(terms: readonly NamedTerm[]): TermNames {
  const root: TermNames = { next: new Map() };
  const put = (name: string, id: number) => {
    const stems = stemsOf(name);
    let place = root;
    for (const stem of stems) {
      const known = place.next.get(stem) ?? { next: new Map() };
      place.next.set(stem, known);
      place = known;
    }
    if (stems.length > 0) place.id ??= id;
  };
  for (const { id, term } of terms) put(term, id);
  for (const { id, otherNames } of terms) for (const name of otherNames) put(name, id);
  return root;
}

/** Elements whose text is not marked: links, titles, labels and what is no prose. */
const unmarked = new Set(['a', 'form', 'code', 'pre', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const tags = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const space = /^(?:\s|&nbsp;)+$/;

/**
 * Finds the first mention of each term in a safe HTML text, in order. If names overlap, the longest wins, even where
 * its term was mentioned before. With `isOfModules` each module, which begins at an h2, counts as a text.
 */
export function findTermMarks(html: string, names: TermNames, { isOfModules = false } = {}): TermMark[] {
  const marks: TermMark[] = [];
  const seen = new Set<number>();
  let unmarkedDepth = 0;
  let from = 0;
  const readUntil = (end: number) => {
    if (unmarkedDepth > 0 || end <= from) return;
    for (const mark of mentionsIn(html.slice(from, end), names)) {
      if (seen.has(mark.id)) continue;
      seen.add(mark.id);
      marks.push({ ...mark, at: from + mark.at });
    }
  };
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(tags)) {
    readUntil(index);
    from = index + tag.length;
    if (unmarked.has(name)) unmarkedDepth = Math.max(0, unmarkedDepth + (slash === '' ? 1 : -1));
    if (isOfModules && name === 'h2' && slash === '') seen.clear();
  }
  readUntil(html.length);
  return marks;
}

/** Every mention in a piece of text without tags. */
function mentionsIn(text: string, names: TermNames): TermMark[] {
  const marks: TermMark[] = [];
  // '&nbsp;' is a space, so its letters are no word
  const found = Array.from(
    text.replaceAll('&nbsp;', ' '.repeat(6)).matchAll(words),
    ({ 0: word, index }) => ({
      stem: stemOf(word),
      start: index,
      end: index + word.length,
    }),
  );
  for (let first = 0; first < found.length; first += 1) {
    let place: TermNames | undefined = names;
    let longest: { id: number; last: number } | undefined;
    for (let last = first; last < found.length; last += 1) {
      const word = found[last];
      const before = found[last - 1];
      if (word === undefined) break;
      if (last > first && before && !space.test(text.slice(before.end, word.start))) break;
      place = place.next.get(word.stem);
      if (place === undefined) break;
      if (place.id !== undefined) longest = { id: place.id, last };
    }
    const start = found[first]?.start;
    const end = longest && found[longest.last]?.end;
    if (longest === undefined || start === undefined || end === undefined) continue;
    marks.push({ id: longest.id, at: start, length: end - start });
    first = longest.last;
  }
  return marks;
}

export const termHref = (id: number): string => `/glosario#termino-${id}`;

/** The HTML with each marked mention as a link to the glossary; open-terms.ts opens its definition in place. */
export function withTermLinks(html: string, marks: readonly TermMark[]): string {
  let linked = '';
  let from = 0;
  for (const { id, at, length } of marks) {
    const words = html.slice(at, at + length);
    linked += `${html.slice(from, at)}<a href="${escapeHtml(termHref(id))}" data-term="${id}">${words}</a>`;
    from = at + length;
  }
  return linked + html.slice(from);
}
