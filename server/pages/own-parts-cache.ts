import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OwnParts } from '../../contract/pages.ts';
import { type DeflatedText, deflateAtOnce } from './gzip-parts.ts';

const charactersAtMost = 4 * 1024 * 1024;
const askedAtMost = 2000;
const freshMilliseconds = 5 * 60 * 1000;
const compressedFrom = 512;

/** An own part as it is sent: compressed already if it is long and cached. */
export type SentPart = string | DeflatedText;

const compressed = (part: string): SentPart => (part.length < compressedFrom ? part : deflateAtOnce(part));

/**
 * Opens the cache of own parts. The key is the whole state they are rendered from (data, parameters, viewer), so no
 * entry belongs to another person or becomes stale. An entry is stored on the second view, for lists that people return
 * to.
 */
export function openOwnPartsCache() {
  const ttl = freshMilliseconds;
  const asked = new LRUCache<string, true>({ max: askedAtMost, ttl });
  const cached = new LRUCache<string, readonly SentPart[]>({ maxSize: charactersAtMost, ttl });
  return ({ state, render }: OwnParts): readonly SentPart[] => {
    if (state === undefined) return render();
    const key = hash('sha256', state, 'base64url');
    const known = cached.get(key);
    if (known !== undefined) return known;
    const parts = render();
    if (!asked.has(key)) {
      asked.set(key, true);
      return parts;
    }
    const sent = parts.map(compressed);
    cached.set(key, sent, { size: parts.join('').length + 1 });
    return sent;
  };
}
