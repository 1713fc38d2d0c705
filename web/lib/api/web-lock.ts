/**
 * Does `work` while no other tab of this browser does work of the same name; an abort of `signal` ends the wait for it.
 * Browsers have locks only where the portal has https (or is localhost): elsewhere the work is done at once.
 */
export function withWebLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  return signal === undefined ? locks.request(name, work) : locks.request(name, { signal }, work);
}
