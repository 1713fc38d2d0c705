import { LRUCache } from 'lru-cache';

const freshMilliseconds = 5 * 60 * 1000; // pages contain ages like 'hace 2 días'

/**
 * What was made from content, kept until content changes. Those who ask at once share one making.
 * @param maxSize of all values together, measured by `sizeOf`
 */
export function openContentCache<Value extends object>(maxSize: number, sizeOf: (value: Value) => number) {
  const kept = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf, ttl: freshMilliseconds });
  const making = new Map<string, Promise<Value>>();

  return {
    /** Forgets what is stale, by default all; of what is being made then nobody knows yet, so it is not kept either. */
    drop(isStale: (value: Value) => boolean = () => true): void {
      making.clear();
      for (const [key, value] of [...kept.entries()]) if (isStale(value)) kept.delete(key);
    },
    find: (key: string): Value | undefined => kept.get(key),
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const underWay = making.get(key);
      if (underWay !== undefined) return underWay;
      const work: Promise<Value> = make()
        .then((value) => {
          // what was made from data older than the last change must not be kept: it was dropped meanwhile
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
