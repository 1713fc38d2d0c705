import { LRUCache } from 'lru-cache';

/**
 * A cache of the `entries` values used last. It grows as it is used: given `max`, the library allocates all entries
 * at once, which was a twentieth of a start.
 */
export const openLru = <Value extends {}>(entries: number): LRUCache<string, Value> =>
  new LRUCache({ maxSize: entries, sizeCalculation: () => 1 });
