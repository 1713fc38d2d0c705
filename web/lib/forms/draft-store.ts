/** What was written in a form and not saved yet. */
export interface Draft {
  /** By field name, as the form had them. */
  texts: Record<string, string>;
  /** When it was kept, ISO. */
  savedAt: string;
}

/** A draft belongs to one account: nobody else on this device is offered it (spec 5.5). */
export const draftKey = (accountId: number, what: string): string => `portal.draft.${accountId}.${what}`;

/** The draft that was kept, if there is one. */
export function readDraft(key: string): Draft | null {
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Draft);
}

/** Keeps a draft; false when the browser has no room for it. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // full, or closed to us: the form says so
    throw error;
  }
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(key);
}
