import { articles } from '../../database/seed/articles/index.ts';
import { visibleText } from '../../server/platform/html/visible-text.ts';

/** Words as frequent as in the demonstration content, the most frequent first, and then made-up ones. `next` gives numbers from 0 to 1. */
export function vocabulary(next: () => number): string[] {
  const times = new Map<string, number>();
  for (const { html } of articles)
    for (const [found] of visibleText(html)
      .toLowerCase()
      .matchAll(/\p{L}+/gu))
      times.set(found, (times.get(found) ?? 0) + 1);
  const known = [...times].sort(([, a], [, b]) => b - a).map(([found]) => found);
  const syllables = ['ca', 'ro', 'mi', 'ten', 'sal', 'do', 'vi', 'lar', 'pe', 'ño', 'tra', 'gui', 'es', 'bo'];
  const invented = Array.from({ length: 12_000 }, () =>
    Array.from({ length: 4 }, () => syllables[Math.floor(next() * syllables.length)]).join(''),
  );
  return [...known, ...new Set(invented)];
}
