import { LRUCache } from 'lru-cache';

/**
 * A store of the `entries` values that were used last. It grows with its use: told `max`, the library takes the memory for
 * all entries at once, which was a twentieth of a start.
 */
export const openLru = <Value extends {}>(entries: number): LRUCache<string, Value> =>
  new LRUCache({ maxSize: entries, sizeCalculation: () => 1 });
