/** What the browser's storage gives or takes; null where it is full, or closed to us. For what a page can do without. */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
