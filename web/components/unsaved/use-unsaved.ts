import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { headingOfForm } from './form-name.ts';
import { guardUnsavedWork, hereHref } from './unsaved-work.ts';

/** What somebody typed or chose and has not saved. */
export interface Unsaved {
  isDirty: boolean;
  /** The same at this instant, even between two renderings. */
  isDirtyNow(): boolean;
  /** Something in this form or window changed: `element`. */
  mark(element: Element): void;
  /** It was saved, or is not wanted: nothing is asked any more. */
  forget(): void;
}

/**
 * Notes that something is unsaved. While it is, the browser asks before the page is left, and signing out names it.
 * `onDiscard` runs when the person throws it away.
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
    return guardUnsavedWork(
      { work: () => (isUnsaved.current ? work : null), element, discard: () => discard() },
      work,
    );
  }, [element]);
  const isDirtyNow = useCallback(() => isUnsaved.current, []);
  return { isDirty: element !== null, isDirtyNow, mark, forget };
}
