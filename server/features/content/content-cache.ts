import { LRUCache } from 'lru-cache';
import type { TableName } from '../../platform/database/database.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { isStale } from './cache-tags.ts';

const freshMilliseconds = 5 * 60 * 1000; // pages contain ages like 'hace 2 días'

/**
 * Caches values made from content, until the content changes. Concurrent callers share one making.
 * @param maxSize of all values together, measured by `sizeOf`
 * @param ttl the milliseconds after which a value is made again
 */
export function openContentCache<Value extends object>(
  maxSize: number,
  sizeOf: (value: Value) => number,
  ttl = freshMilliseconds,
) {
  const kept = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf, ttl });
  const making = new Map<string, Promise<Value>>();
  let hits = 0;
  let made = 0;
  function find(key: string): Value | undefined {
    const known = kept.get(key);
    if (known !== undefined) hits += 1;
    return known;
  }

  return {
    /** Drops the stale values, by default all. A value still in the making may be stale too, so it is not cached. */
    drop(isStale: (value: Value) => boolean = () => true): void {
      making.clear();
      for (const [key, value] of [...kept.entries()]) if (isStale(value)) kept.delete(key);
    },
    find,
    /** The current size; the numbers of hits and of made values since the start. */
    figures: () => ({ size: kept.calculatedSize, hits, made }),
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = find(key);
      if (known !== undefined) return known;
      const underWay = making.get(key);
      if (underWay !== undefined) return underWay;
      made += 1;
      const work: Promise<Value> = make()
        .then((value) => {
          // dropped meanwhile: made from data older than the last change
          if (making.get(key) === work) kept.set(key, value);
          return value;
        })
        .finally(() => {
          if (making.get(key) === work) making.delete(key);
        });
      making.set(key, work);
      return work;
    },
  };
}

export type ContentCache<Value extends object> = ReturnType<typeof openContentCache<Value>>;

/**
 * Opens a cache of at most `maxCount` values that are made from the rows of `tables`; a change of one of them drops all.
 */
export function openTableCache<Value extends object>(
  pubsub: Pubsub,
  tables: readonly TableName[],
  maxCount: number,
): ContentCache<Value> {
  const tags = new Set<string>(tables);
  const cache = openContentCache<Value>(maxCount, () => 1);
  pubsub.on('content_changed', (change) => {
    if (isStale(change, tags)) cache.drop();
  });
  return cache;
}
