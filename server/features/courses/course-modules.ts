import { visibleText } from '../../../contract/text/visible-text.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';

/** A module of a course. Without a title it is the text before the first heading. */
export interface CourseModule {
  /** Plain text. */
  title: string;
  /** Safe HTML, without an h2 except inside other elements. */
  html: string;
}

/**
 * Splits a course's text from the wire (spec 7.2) into modules at its h2 headings, which become plain titles. Only
 * headings outside other elements count, so no element is torn apart. An empty heading is dropped and starts no module.
 * The HTML must be sanitised, so that its tags are balanced.
 */
export function splitModules(html: string): CourseModule[] {
  const modules: CourseModule[] = [];
  let title = '';
  let from = 0;
  let before = '';
  const close = (end: number) => {
    const text = before + html.slice(from, end);
    if (title !== '' || text.trim() !== '') modules.push({ title, html: text });
  };
  for (const heading of topLevelHeadings(html)) {
    if (heading.title === '') {
      before += html.slice(from, heading.start);
    } else {
      close(heading.start);
      title = heading.title;
      before = '';
    }
    from = heading.end;
  }
  close(html.length);
  return modules;
}

/** Joins modules to one text; `splitModules` returns the same modules, except for white space around titles. */
export function joinModules(modules: readonly CourseModule[]): string {
  return modules
    .map(({ title, html }) => (title === '' ? html : `<h2>${escapeText(title)}</h2>${html}`))
    .join('');
}

/** A course's text as stored: sanitised, split into modules and joined again. */
export async function canonicalText(html: string): Promise<string> {
  return joinModules(splitModules(await safeHtml(html)));
}

/** Joins separate modules to one text. An h2 inside one would start another, so it becomes an h3. */
export async function textOfNamed(modules: readonly CourseModule[]): Promise<string> {
  const named = modules.map(async ({ title, html }) => ({
    title: visibleText(await safeHtml(escapeText(title))),
    html: (await safeHtml(html)).replace(/<(\/?)h2>/g, '<$1h3>'),
  }));
  return joinModules(await Promise.all(named));
}

/** Escapes text as browsers spell it between tags. */
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Heading {
  /** The offsets where its tag begins and where the following content begins. */
  start: number;
  end: number;
  title: string;
}

const emptyTags = new Set(['br', 'hr', 'img']);

function topLevelHeadings(html: string): Heading[] {
  const headings: Heading[] = [];
  let depth = 0;
  let start: number | null = null;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (emptyTags.has(name)) continue;
    if (slash === '') {
      if (depth === 0 && name === 'h2') start = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth !== 0 || start === null) continue;
    const end = index + tag.length;
    headings.push({ start, end, title: visibleText(html.slice(start, end)) });
    start = null;
  }
  return headings;
}
