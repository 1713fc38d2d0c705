import { useCallback, useEffect, useState } from 'react';

/**
 * Opens a dialog when an element that matches `selector` is pressed anywhere on the page, even in parts that
 * are plain HTML. Presses that ask for a new tab are left alone.
 */
export function useTrigger(selector: string): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || !(event.target instanceof Element) || !event.target.closest(selector)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [selector]);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, close };
}
