import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { watchUnsentWork } from '../unsent-work.ts';
import { type Draft, draftKey, forgetDraft, readDraft, storeDraft } from './draft-store.ts';
import { textsOf } from './use-form.ts';

/** The longest time that written text stays unstored. */
const storeAfterMilliseconds = 2_000;

export interface FormDraft {
  form: RefObject<HTMLFormElement | null>;
  /** For the form: the text changed. */
  onInput(): void;
  isDirty: boolean;
  /** When it was last stored; 'full' if the browser refused. */
  storedAt: string | 'full' | null;
  /** The draft of an earlier visit; null = none, or already decided on. */
  offer: Draft | null;
  takeOffer(): void;
  dropOffer(): void;
  /** The restored texts. The form is made anew with them; `formKey` is its key. */
  restored: Record<string, string> | null;
  formKey: number;
  storeNow(): void;
  /** Reloads the page without a question. The text is stored and will be offered. */
  reload(): void;
  /** The text was saved or is not wanted: the page may be left without a question. */
  forget(): void;
}

/** Stores a form's text on this device until it is saved, and asks before the page is left (spec 6.3). */
export function useDraft(accountId: number, what: string): FormDraft {
  const key = draftKey(accountId, what);
  const form = useRef<HTMLFormElement>(null);
  const hasUnsaved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isDirty, setDirty] = useState(false);
  const [storedAt, setStoredAt] = useState<string | null>(null);
  const [offer, setOffer] = useState<Draft | null>(null);
  const [restored, setRestored] = useState<Record<string, string> | null>(null);

  const storeNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current === null || !hasUnsaved.current) return;
    const savedAt = new Date().toISOString();
    setStoredAt(storeDraft(key, { texts: textsOf(form.current), savedAt }) ? savedAt : 'full');
  }, [key]);
  const mark = (value: boolean) => {
    hasUnsaved.current = value;
    setDirty(value);
  };

  useEffect(() => setOffer(readDraft(key)), [key]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved.current && event.preventDefault();
    addEventListener('pagehide', storeNow);
    addEventListener('beforeunload', ask);
    const stopWatching = watchUnsentWork(() => hasUnsaved.current);
    return () => {
      removeEventListener('pagehide', storeNow);
      removeEventListener('beforeunload', ask);
      stopWatching();
      clearTimeout(timer.current);
    };
  }, [storeNow]);

  return {
    form,
    isDirty,
    storedAt,
    offer,
    restored,
    formKey: restored === null ? 0 : 1,
    onInput() {
      mark(true);
      timer.current ??= setTimeout(storeNow, storeAfterMilliseconds);
    },
    takeOffer() {
      setRestored(offer?.texts ?? null);
      setOffer(null);
      mark(true);
    },
    dropOffer() {
      forgetDraft(key);
      setOffer(null);
    },
    storeNow,
    reload() {
      storeNow();
      mark(false);
      location.reload();
    },
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      mark(false);
      forgetDraft(key);
    },
  };
}
