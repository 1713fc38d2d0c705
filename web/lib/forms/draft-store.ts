import { deviceStorage } from '../safe-storage.ts';

export interface Draft {
  /** The open form: two tabs with the same form have a draft each. */
  id: string;
  /** A label such as 'Editar artículo: «La comisión»'. */
  name: string;
  href: string;
  texts: Record<string, string>;
  /** The version that the text was begun from, or a later one that the writer has seen; absent for a new row. */
  version?: number | undefined;
  /** When it was stored, ISO. */
  savedAt: string;
}

const prefix = 'portal.draft.';

/** Drafts belong to one account: nobody else on this device is offered them (spec 5.5). */
export const draftKey = (accountId: number, what: string): string => `${prefix}${accountId}.${what}`;

/** The stored drafts of a form, oldest first. */
export function readDrafts(key: string): Draft[] {
  const text = deviceStorage.read(key);
  return text === null ? [] : [JSON.parse(text) as Draft | Draft[]].flat();
}

/** Every draft on this device: signing out deletes them. */
export const allDrafts = (): Draft[] =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap(readDrafts);

/** Stores a draft beside those of other tabs and visits. False if storage is full or blocked: the form says so. */
export function storeDraft(key: string, draft: Draft): boolean {
  const others = readDrafts(key).filter(({ id }) => id !== draft.id);
  return deviceStorage.write(key, JSON.stringify([...others, draft]));
}

export function forgetDraft(key: string, draftId: string): void {
  const others = readDrafts(key).filter(({ id }) => id !== draftId);
  if (others.length === 0) deviceStorage.forget(key);
  else deviceStorage.write(key, JSON.stringify(others));
}
