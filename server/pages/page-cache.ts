import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export interface CachedPage {
  status: number;
  etag: string;
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const cacheBytes = 64 * 1024 * 1024;
const freshMilliseconds = 5 * 60 * 1000; // ages like 'hace 2 días' stand in pages

/** A page in the three forms that browsers take, compressed once. */
export async function compressPage(html: string, status: number): Promise<CachedPage> {
  const bytes = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    deflate(bytes, { level: 6 }),
  ]);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return { status, etag, html: bytes, brotli: br, gzip: gz };
}

/** Visitors' pages, the same for everybody, until content changes. A page being made is made once for all who wait. */
export function openPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    sizeCalculation: (page) => page.html.length + page.brotli.length + page.gzip.length,
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
    async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const kept = pages.get(key);
      if (kept !== undefined) return kept;
      const underWay = making.get(key);
      if (underWay !== undefined) return underWay;
      const born = generation;
      const work = make()
        .then((page) => {
          // what was read before a change must not be kept after it
          if (born === generation && page.status === 200) pages.set(key, page);
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
