import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `milliseconds` (null: never). The time starts anew when the pointer or the focus leaves
 * the element that takes the returned handlers.
 */
export function useLifetime(milliseconds: number | null, onEnd: () => void) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (milliseconds === null || isTouched) return;
    const timer = setTimeout(onEnd, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isTouched, onEnd]);
  const touch = () => setTouched(true);
  const leave = () => setTouched(false);
  return { onPointerEnter: touch, onPointerLeave: leave, onFocus: touch, onBlur: leave };
}

/**
 * The modal window on top, null without one. All that lies outside of it is inert, even what the top layer shows above it:
 * neither pressed nor read out.
 */
export function useOpenWindow(): Element | null {
  const [top, setTop] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setTop([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    const observer = new MutationObserver(look);
    // a window may also be taken away whole
    const changes = { attributes: true, attributeFilter: ['open'], childList: true, subtree: true };
    observer.observe(document.body, changes);
    look();
    return () => observer.disconnect();
  }, []);
  return top;
}

/**
 * Lifts an element (`popover="manual"`) above everything, dialogs included, again for every new `key` and where its
 * `place` changes. Without a key the element is hidden.
 */
export function useTopLayer(
  key: number | undefined,
  place: Element | null,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it is another element
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.isConnected || key === undefined) return; // its window just went: the next place shows it
    element.showPopover();
    return () => element.hidePopover();
  }, [key, place]);
  return ref;
}
