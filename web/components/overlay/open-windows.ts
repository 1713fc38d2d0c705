import { useSyncExternalStore } from 'react';

/** The modal windows that are open, the one on top last. */
let windows: readonly Element[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Element[]): void {
  windows = next;
  for (const listener of listeners) listener();
}

/** Notes that a window opened; the returned function notes that it closed. */
export function noteOpenWindow(window: Element): () => void {
  change([...windows, window]);
  return () => change(windows.filter((other) => other !== window));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The topmost modal window, null without one. Everything outside of it is inert, even in the top layer: it cannot be
 * pressed and is not read out.
 */
export const useOpenWindow = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => windows.at(-1) ?? null,
    () => null,
  );
