import { tryStorage } from '../safe-storage.ts';

/** What the browser has no room for, or keeps nothing of: this tab goes on with it. */
const unstored = new Map<string, string>();

const isStored = (key: string, text: string) =>
  tryStorage(() => {
    localStorage.setItem(key, text);
    return true;
  }) === true;

/**
 * Keeps a text for all tabs of this browser; where its storage is full or blocked, for this one. What drafts have filled
 * must not end a session.
 */
export function keepText(key: string, text: string): void {
  unstored.delete(key);
  if (isStored(key, text)) return;
  tryStorage(() => localStorage.removeItem(key)); // never the older one in its place
  if (!isStored(key, text)) unstored.set(key, text);
}

/** The text kept under a key; null = none. What another tab has stored meanwhile comes first. */
export const keptText = (key: string): string | null =>
  tryStorage(() => localStorage.getItem(key)) ?? unstored.get(key) ?? null;

export function dropText(key: string): void {
  unstored.delete(key);
  tryStorage(() => localStorage.removeItem(key));
}

/** Forgets everything that is kept in this browser for its tabs. */
export function dropAll(): void {
  unstored.clear();
  tryStorage(() => localStorage.clear());
}
