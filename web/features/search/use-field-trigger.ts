import { useEffect, useState } from 'react';

/**
 * Opens something when a reader types into a field, or sends a form, that matches `selector` anywhere on the page: for
 * those who come by keyboard and never press it. What was typed, before this came alive too, is taken out of the field
 * and handed over.
 */
export function useFieldTrigger(selector: string): { text: string | null; clear: () => void } {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const take = (field: HTMLInputElement) => {
      const written = field.value;
      setText((before) => (before ?? '') + written); // a key may come before what takes it over stands
      field.value = '';
    };
    const onTyped = (event: Event) => {
      if (!(event.target instanceof Element) || (event as InputEvent).isComposing) return;
      const field = event.target.closest(selector)?.querySelector('input');
      if (!field) return;
      event.preventDefault();
      take(field);
    };
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.closest(selector) && focused.value !== '')
      take(focused);
    const types = ['input', 'submit'] as const;
    for (const type of types) document.addEventListener(type, onTyped);
    return () => {
      for (const type of types) document.removeEventListener(type, onTyped);
    };
  }, [selector]);
  return { text, clear: () => setText(null) };
}
