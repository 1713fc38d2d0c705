import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedParts } from '../../contract/pages.ts';
import { type DeflatedText, deflateAtOnce } from './gzip-parts.ts';

const charactersAtMost = 4 * 1024 * 1024;
const askedAtMost = 2000;
const freshMilliseconds = 5 * 60 * 1000;
const compressedFrom = 512;

const compressed = (part: string) => (part.length < compressedFrom ? part : deflateAtOnce(part));

/**
 * Opens the cache of own parts. The key is the whole state they are rendered from (data, parameters, viewer), so no
 * entry belongs to another person or becomes stale. An entry is stored on the second view, for lists that people return
 * to.
 */
export function openOwnPartsCache() {
  const ttl = freshMilliseconds;
  const asked = new LRUCache<string, true>({ max: askedAtMost, ttl });
  const cached = new LRUCache<string, readonly string[]>({
    maxSize: charactersAtMost,
    ttl,
    sizeCalculation: (parts) => parts.join('').length + 1,
  });
  const compressedOf = new WeakMap<readonly string[], readonly (string | DeflatedText)[]>();
  const find: CachedParts = (state, render) => {
    const key = hash('sha256', state, 'base64url');
    const known = cached.get(key);
    if (known !== undefined) return known;
    const parts = render();
    if (asked.has(key)) {
      cached.set(key, parts);
      compressedOf.set(parts, parts.map(compressed));
    } else asked.set(key, true);
    return parts;
  };
  return {
    find,
    /** The parts, compressed if they are cached. */
    asSent: (parts: readonly string[]) => compressedOf.get(parts) ?? parts,
  };
}
