/** Runs work on the browser's storage; null if it is full or blocked. For work that a page can do without. */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
