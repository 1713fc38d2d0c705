import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { headingOfForm } from './form-name.ts';
import { guardUnsavedChanges, hereHref } from './unsaved-changes.ts';

/** Unsaved text or choices of a form. */
export interface Unsaved {
  isDirty: boolean;
  /** The current state, even between two renderings. */
  isDirtyNow(): boolean;
  /** Notes a change in this form or dialog. */
  mark(element: Element): void;
  /** Notes that the text was saved or is not wanted any more. */
  forget(): void;
}

/**
 * Tracks unsaved text. While there is some, the browser asks before the page is left, and signing out names it.
 * `onDiscard` runs when the person discards it.
 */
export function useUnsaved(onDiscard?: () => void): Unsaved {
  const [element, setElement] = useState<Element | null>(null);
  const isUnsaved = useRef(false);
  const mark = useCallback((changed: Element) => {
    isUnsaved.current = true;
    setElement((before) => before ?? changed);
  }, []);
  const forget = useCallback(() => {
    isUnsaved.current = false;
    setElement(null);
  }, []);
  const discard = useEffectEvent(() => {
    forget();
    onDiscard?.();
  });
  useEffect(() => {
    if (element === null) return;
    const work = { name: headingOfForm(element), href: hereHref() };
    return guardUnsavedChanges(
      { work: () => (isUnsaved.current ? work : null), element, discard: () => discard() },
      work,
    );
  }, [element]);
  const isDirtyNow = useCallback(() => isUnsaved.current, []);
  return { isDirty: element !== null, isDirtyNow, mark, forget };
}
