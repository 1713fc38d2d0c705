import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `milliseconds` (null: never). The time starts again when the pointer or the focus leaves
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
