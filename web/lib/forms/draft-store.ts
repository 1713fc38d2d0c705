/** The unsaved content of a form. */
export interface Draft {
  /** The form's texts by field name. */
  texts: Record<string, string>;
  /** When it was stored, ISO. */
  savedAt: string;
}

/** A draft belongs to one account: nobody else on this device is offered it (spec 5.5). */
export const draftKey = (accountId: number, what: string): string => `portal.draft.${accountId}.${what}`;

/** The stored draft, if there is one. */
export function readDraft(key: string): Draft | null {
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Draft);
}

/** Stores a draft; false if the browser has no room for it. */
export function storeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // full or blocked: the form says so
    throw error;
  }
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(key);
}
