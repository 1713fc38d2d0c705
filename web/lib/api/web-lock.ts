/**
 * Runs `work` while no other tab of this browser runs work of the same name. Aborting `signal` ends the wait.
 * Browsers have locks only with https (or on localhost); elsewhere the work runs at once.
 */
export function withWebLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks === undefined || locks === null) return work();
  return signal === undefined ? locks.request(name, work) : locks.request(name, { signal }, work);
}
