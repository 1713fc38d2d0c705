/** The unsaved content of a form. */
export interface Draft {
  /** The form that it was written in: two tabs with the same form keep a draft each. */
  id: string;
  /** In words: 'Editar artículo: «La comisión»'. */
  name: string;
  /** The address of the form. */
  href: string;
  /** The form's texts by field name. */
  texts: Record<string, string>;
  /** When it was stored, ISO. */
  savedAt: string;
}

const prefix = 'portal.draft.';

/** Drafts belong to one account: nobody else on this device is offered them (spec 5.5). */
export const draftKey = (accountId: number, what: string): string => `${prefix}${accountId}.${what}`;

/** The stored drafts of a form, the newest last. */
export function readDrafts(key: string): Draft[] {
  const text = localStorage.getItem(key);
  return text === null ? [] : [JSON.parse(text) as Draft | Draft[]].flat();
}

/** Every draft on this device: signing out deletes them. */
export const allDrafts = (): Draft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap(readDrafts);

/** Stores a draft; those of other tabs and visits stay. False if the browser has no room for it. */
export function storeDraft(key: string, draft: Draft): boolean {
  try {
    const others = readDrafts(key).filter(({ id }) => id !== draft.id);
    localStorage.setItem(key, JSON.stringify([...others, draft]));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // full or blocked: the form says so
    throw error;
  }
}

/** Removes one draft of a form. */
export function forgetDraft(key: string, draftId: string): void {
  const others = readDrafts(key).filter(({ id }) => id !== draftId);
  if (others.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(others));
}
