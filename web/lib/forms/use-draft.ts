import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { watchUnsentWork } from '../unsent-work.ts';
import { type Draft, draftKey, forgetDraft, keepDraft, readDraft } from './draft-store.ts';
import { textsOf } from './use-form.ts';

/** How long written text may go unkept. */
const keepAfterMilliseconds = 2_000;

export interface FormDraft {
  form: RefObject<HTMLFormElement | null>;
  /** For the form: something was written. */
  onInput(): void;
  isDirty: boolean;
  /** When it was last kept; 'full' when the browser would not. */
  kept: string | 'full' | null;
  /** What an earlier visit left unsaved; null = nothing, or already decided. */
  offer: Draft | null;
  takeOffer(): void;
  dropOffer(): void;
  /** The texts that were taken back. The form is made anew with them; `round` is its key. */
  restored: Record<string, string> | null;
  round: number;
  keepNow(): void;
  /** Loads the page anew without a question; what was written is kept and will be offered. */
  reload(): void;
  /** The text was saved or is not wanted: the page may be left without a question. */
  forget(): void;
}

/** Keeps what is written in a form on this device until it is saved, and asks before it is left (spec 6.3). */
export function useDraft(accountId: number, what: string): FormDraft {
  const key = draftKey(accountId, what);
  const form = useRef<HTMLFormElement>(null);
  const hasUnsaved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isDirty, setDirty] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const [offer, setOffer] = useState<Draft | null>(null);
  const [restored, setRestored] = useState<Record<string, string> | null>(null);

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current === null || !hasUnsaved.current) return;
    const savedAt = new Date().toISOString();
    setKept(keepDraft(key, { texts: textsOf(form.current), savedAt }) ? savedAt : 'full');
  }, [key]);
  const mark = (value: boolean) => {
    hasUnsaved.current = value;
    setDirty(value);
  };

  useEffect(() => setOffer(readDraft(key)), [key]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved.current && event.preventDefault();
    addEventListener('pagehide', keepNow);
    addEventListener('beforeunload', ask);
    const stopWatching = watchUnsentWork(() => hasUnsaved.current);
    return () => {
      removeEventListener('pagehide', keepNow);
      removeEventListener('beforeunload', ask);
      stopWatching();
      clearTimeout(timer.current);
    };
  }, [keepNow]);

  return {
    form,
    isDirty,
    kept,
    offer,
    restored,
    round: restored === null ? 0 : 1,
    onInput() {
      mark(true);
      timer.current ??= setTimeout(keepNow, keepAfterMilliseconds);
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
    keepNow,
    reload() {
      keepNow();
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
