import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodePage } from './encode-page.ts';

/** A page in every encoding, to be sent many times. */
export interface CachedPage {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const cacheBytes = 64 * 1024 * 1024;
const freshMilliseconds = 5 * 60 * 1000; // pages contain ages like 'hace 2 días'

/** Prepares a page for the cache: in every encoding that browsers accept, each compressed once. */
export async function pageToKeep(html: string): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encodePage(identity, 'br'), encodePage(identity, 'gzip')]);
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { etag, bodies: { br, gzip, identity } };
}

/**
 * A cache of visitors' pages, the same for everybody, until content changes. Concurrent requests for a page share one
 * rendering.
 */
export function openPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bodies: { br, gzip, identity } }) => br.length + gzip.length + identity.length,
    ttl: freshMilliseconds,
  });
  const making = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  return {
    drop(): void {
      generation += 1;
      pages.clear();
      making.clear();
    },
    has: (key: string): boolean => pages.has(key),
    async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const cached = pages.get(key);
      if (cached !== undefined) return cached;
      const underWay = making.get(key);
      if (underWay !== undefined) return underWay;
      const born = generation;
      const work = make()
        .then((page) => {
          // a page rendered from data older than the last change must not be cached
          if (born === generation) pages.set(key, page);
          return page;
        })
        .finally(() => {
          if (making.get(key) === work) making.delete(key);
        });
      making.set(key, work);
      return work;
    },
  };
}

export type PageCache = ReturnType<typeof openPageCache>;
