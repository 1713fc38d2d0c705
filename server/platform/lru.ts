import { LRUCache } from 'lru-cache';

/**
 * A cache of the `entries` values used last. It grows as it is used: given `max`, the library allocates all entries
 * at once, which was a twentieth of a start.
 * @param ttl milliseconds after which an entry is dropped; 0 = never
 */
export const openLru = <Value extends {}>(entries: number, ttl = 0): LRUCache<string, Value> =>
  new LRUCache({ maxSize: entries, sizeCalculation: () => 1, ttl });

/** Makes the value of a key once and caches it like openLru; one that failed is made again on the next request. */
export function openMakeOnce<Value>(entries: number, ttl?: number) {
  const cached = openLru<Promise<Value>>(entries, ttl);
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = cached.get(key);
    if (known !== undefined) return known;
    const making = make();
    cached.set(key, making);
    making.catch(() => cached.delete(key));
    return making;
  };
}
