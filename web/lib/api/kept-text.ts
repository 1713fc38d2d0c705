import { tryStorage } from '../safe-storage.ts';

/** Texts that the browser's storage refused; this tab continues with them. */
const unstored = new Map<string, string>();

const isStored = (key: string, text: string) =>
  tryStorage(() => {
    localStorage.setItem(key, text);
    return true;
  }) === true;

/**
 * Stores a text for all tabs of this browser, or for this one if storage is full or blocked: drafts that filled it must
 * not end a session.
 */
export function keepText(key: string, text: string): void {
  unstored.delete(key);
  if (isStored(key, text)) return;
  tryStorage(() => localStorage.removeItem(key)); // so that an older text is not read instead
  if (!isStored(key, text)) unstored.set(key, text);
}

/** The text stored under a key; null = none. A later write by another tab wins. */
export const keptText = (key: string): string | null =>
  tryStorage(() => localStorage.getItem(key)) ?? unstored.get(key) ?? null;

export function dropText(key: string): void {
  unstored.delete(key);
  tryStorage(() => localStorage.removeItem(key));
}

export function dropAll(): void {
  unstored.clear();
  tryStorage(() => localStorage.clear());
}
