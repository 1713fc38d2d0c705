/** A module of a course's text: everything from one h2 to the next. */
export interface CourseModule {
  /** From 1; the module's anchor on the page is `modulo-1`. */
  number: number;
  /** The text of its h2, without a leading number; empty if there is no h2. */
  title: string;
  html: string;
}

const voidTags = new Set(['br', 'hr', 'img', 'col', 'wbr', 'input', 'source', 'track', 'area']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Splits a course's text into modules at its h2 headings. Only headings outside of any other element count,
 * so no element is torn apart. Text before the first heading belongs to the first module.
 */
export function splitModules(html: string): CourseModule[] {
  const starts = topLevelHeadings(html);
  const cuts = starts.length < 2 ? [0] : [0, ...starts.slice(1)];
  return cuts.map((from, index) => {
    const part = html.slice(from, cuts[index + 1]);
    return { number: index + 1, title: titleOf(part), html: part };
  });
}

/**
 * The offsets of the h2 elements outside of any other element. Their tags are balanced, since the HTML was
 * sanitised when saved.
 */
function topLevelHeadings(html: string): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (voidTags.has(name.toLowerCase()) || tag.endsWith('/>')) continue;
    if (slash === '/') {
      depth -= 1;
      continue;
    }
    if (depth === 0 && name.toLowerCase() === 'h2') starts.push(index);
    depth += 1;
  }
  return starts;
}

function titleOf(html: string): string {
  const heading = /<h2\b[^>]*>([\s\S]*?)<\/h2>/i.exec(html)?.[1] ?? '';
  const words = heading
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d+|\w+);/g, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? whole),
    );
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(módulo\s+)?\d+\s*[.:)–-]\s*/i, '');
}

/** The module in an address ('#modulo-3'); null if there is no such module. */
export function moduleOfHash(hash: string, count: number): number | null {
  const number = Number(/^#modulo-(\d+)$/.exec(hash)?.[1]);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : null;
}
