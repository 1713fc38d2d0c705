import { useEffect, useState } from 'react';

/**
 * Opens a dialog when a person types into the field of a form that matches `selector` anywhere on the page, for
 * keyboard users, who never press it. Text typed before or after hydration is moved out of the field and returned. A
 * submitted form works as without script.
 */
export function useFieldTrigger(selector: string): { text: string | null; clear: () => void } {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const take = (field: HTMLInputElement) => {
      const written = field.value;
      setText((before) => (before ?? '') + written); // a key may come before the dialog takes over
      field.value = '';
    };
    const onTyped = (event: Event) => {
      if (!(event.target instanceof Element) || (event as InputEvent).isComposing) return;
      const field = event.target.closest(selector)?.querySelector('input');
      if (!field) return;
      take(field);
    };
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.closest(selector) && focused.value !== '')
      take(focused);
    document.addEventListener('input', onTyped);
    return () => document.removeEventListener('input', onTyped);
  }, [selector]);
  return { text, clear: () => setText(null) };
}
