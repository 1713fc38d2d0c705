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
 * Lifts an element (`popover="manual"`) above everything, dialogs included, again for every new `key`.
 * Without a key the element is hidden.
 */
export function useTopLayer(key: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === undefined) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [key]);
  return ref;
}
