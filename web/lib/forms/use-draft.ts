import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nameOfForm } from '../../components/unsaved/form-name.ts';
import { hereHref } from '../../components/unsaved/unsaved-changes.ts';
import { useUnsaved } from '../../components/unsaved/use-unsaved.ts';
import { newUuid } from '../api/uuid.ts';
import { type Draft, draftKey, forgetDraft, readDrafts, storeDraft } from './draft-store.ts';
import { textsOf } from './form-content.ts';

/** The longest time that a change stays unstored. */
const storeAfterMilliseconds = 2_000;

export interface FormDraft {
  form: RefObject<HTMLFormElement | null>;
  onInput(): void;
  isDirty: boolean;
  /** The time of the last draft; 'full' if the browser refused it. */
  storedAt: string | 'full' | null;
  /** The draft of an earlier visit; null = none, or already handled. */
  offer: Draft | null;
  takeOffer(): void;
  dropOffer(): void;
  /** The restored texts. The form is remounted with them; `formKey` is its key. */
  restored: Record<string, string> | null;
  formKey: number;
  /**
   * The version that the next save replaces: the one that the text was begun from, or a later one that the writer has
   * seen; undefined for a new row.
   */
  base: RefObject<number | undefined>;
  storeNow(): void;
  /** Reloads the page without asking. The text is stored and will be offered. */
  reload(): void;
  /** Drops the draft; the page can then be left without a question. */
  forget(): void;
  /** The same once the text is saved: what earlier visits left of it ends, too. */
  saved(): void;
}

/**
 * True for a draft of an earlier visit that a save ends: of a stored row any, because it was offered beside what is
 * saved now; of a new row what was written again.
 */
function isOver(
  draft: Draft,
  now: { texts: Record<string, string>; isOfStoredRow: boolean; openedAt: string },
): boolean {
  if (draft.savedAt >= now.openedAt) return false; // another tab is writing it
  return now.isOfStoredRow || firstWords(draft.texts) === firstWords(now.texts);
}

/** The first field that says something, in one case and spacing: the title of what is written. */
const firstWords = (texts: Record<string, string>): string =>
  (Object.values(texts).find((text) => text.trim() !== '') ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Stores a form's text on this device until it is saved, and asks before the page is left (spec 6.3). A draft of an
 * earlier visit or another tab is offered until it is restored or dropped. A draft stores the `version` of the row that
 * its text is based on, so that one older than another person's save leads to the conflict, like any late save.
 */
export function useDraft(accountId: number, what: string, version?: number): FormDraft {
  const key = draftKey(accountId, what);
  const form = useRef<HTMLFormElement>(null);
  const id = useRef('');
  /** The restored drafts, deleted once the form's own text is stored. */
  const taken = useRef<string[]>([]);
  const base = useRef(version);
  const openedAt = useRef(new Date().toISOString());
  const { isDirty, isDirtyNow, mark, forget: release } = useUnsaved(() => forget());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [storedAt, setStoredAt] = useState<string | null>(null);
  const [offer, setOffer] = useState<Draft | null>(null);
  const [restored, setRestored] = useState<Record<string, string> | null>(null);
  const [formKey, setFormKey] = useState(0);

  const offerNewest = useCallback(
    () =>
      setOffer(
        readDrafts(key).findLast((draft) => ![id.current, ...taken.current].includes(draft.id)) ?? null,
      ),
    [key],
  );
  const storeNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current === null || !isDirtyNow()) return;
    id.current ||= newUuid();
    const savedAt = new Date().toISOString();
    const about = { id: id.current, name: nameOfForm(form.current), href: hereHref() };
    const isStored = storeDraft(key, {
      ...about,
      texts: textsOf(form.current),
      version: base.current,
      savedAt,
    });
    if (isStored) for (const each of taken.current.splice(0)) forgetDraft(key, each);
    setStoredAt(isStored ? savedAt : 'full');
  }, [key, isDirtyNow]);
  const markNow = () => {
    if (form.current !== null) mark(form.current);
  };
  function forget(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    release();
    for (const each of [id.current, ...taken.current.splice(0)]) forgetDraft(key, each);
  }

  function saved(): void {
    const texts = form.current === null ? {} : textsOf(form.current);
    for (const draft of readDrafts(key))
      if (isOver(draft, { texts, isOfStoredRow: version !== undefined, openedAt: openedAt.current }))
        forgetDraft(key, draft.id);
    forget();
    offerNewest();
  }

  useEffect(offerNewest, [offerNewest]);
  // the page or the dialog may be closed while typing
  useLayoutEffect(() => storeNow, [storeNow]);
  useEffect(() => {
    addEventListener('pagehide', storeNow);
    return () => removeEventListener('pagehide', storeNow);
  }, [storeNow]);

  return {
    form,
    isDirty,
    storedAt,
    offer,
    restored,
    formKey,
    onInput() {
      markNow();
      timer.current ??= setTimeout(storeNow, storeAfterMilliseconds);
    },
    takeOffer() {
      if (offer === null) return;
      storeNow(); // what was typed meanwhile is offered next
      id.current = newUuid();
      taken.current.push(offer.id);
      // drafts from before versions were stored are older than any
      base.current = version && (offer.version ?? 0);
      setRestored(offer.texts);
      setFormKey((before) => before + 1);
      offerNewest();
      markNow();
    },
    dropOffer() {
      if (offer !== null) forgetDraft(key, offer.id);
      offerNewest();
    },
    base,
    storeNow,
    reload() {
      storeNow();
      release();
      location.reload();
    },
    forget,
    saved,
  };
}
