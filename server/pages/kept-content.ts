import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeptContent } from '../../contract/pages.ts';
import { type DeflatedText, deflateAtOnce } from './gzip-parts.ts';

const charactersAtMost = 4 * 1024 * 1024;
const bytesAtMost = 4 * 1024 * 1024;
const askedAtMost = 2000;
const freshMilliseconds = 5 * 60 * 1000;

/**
 * What `app` screens showed, kept by the whole state that browsers make the same of: data, parameters, viewer. So it is one
 * person's by construction, and none is stale: another figure is another state. Only what is looked at again is kept: a list
 * that one comes back to, a profile between two steps.
 */
export function openKeptContent() {
  const ttl = freshMilliseconds;
  const asked = new LRUCache<string, true>({ max: askedAtMost, ttl });
  const kept = new LRUCache<string, KeptContent>({
    maxSize: charactersAtMost,
    ttl,
    sizeCalculation: ({ state, content }) => state.length + content.length,
  });
  const deflated = new LRUCache<string, DeflatedText>({
    maxSize: bytesAtMost,
    ttl,
    sizeCalculation: (made) => made.text.length + made.deflated.length,
  });
  return {
    /** What was kept of a state, or what `render` makes of it. */
    keep(state: string, render: () => string): KeptContent {
      const key = hash('sha256', state, 'base64url');
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = { state, content: render() };
      if (asked.has(key)) {
        kept.set(key, made);
        for (const text of [made.state, made.content])
          if (text !== '') deflated.set(text, deflateAtOnce(text));
      } else asked.set(key, true);
      return made;
    },
    /** A part of a page with its bytes compressed, where they are kept. */
    asSent: (part: string): string | DeflatedText => deflated.get(part) ?? part,
  };
}
