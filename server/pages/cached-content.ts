import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedContent } from '../../contract/pages.ts';
import { type DeflatedText, deflateAtOnce } from './gzip-parts.ts';

const charactersAtMost = 4 * 1024 * 1024;
const bytesAtMost = 4 * 1024 * 1024;
const askedAtMost = 2000;
const freshMilliseconds = 5 * 60 * 1000;

/**
 * Opens the cache of what `app` screens showed. The key is the whole state that the browser renders the same from
 * (data, parameters, viewer), so no entry is another person's and none is stale. An entry is stored at the second
 * look: a list that one comes back to.
 */
export function openCachedContent() {
  const ttl = freshMilliseconds;
  const asked = new LRUCache<string, true>({ max: askedAtMost, ttl });
  const kept = new LRUCache<string, CachedContent>({
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
    /** The cached content of a state, or what `render` makes of it. */
    keep(state: string, render: () => string): CachedContent {
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
    /** A part of a page, compressed where the cache has it so. */
    asSent: (part: string): string | DeflatedText => deflated.get(part) ?? part,
  };
}
