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

const pressed = 'a[href], button, input, select, textarea, summary';

/** How much of what is pressed lies under an element. */
function countCovered(element: Element): number {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(pressed)].filter((each) => {
    const under = each.getBoundingClientRect();
    const isUnder =
      under.left < over.right &&
      over.left < under.right &&
      under.top < over.bottom &&
      over.top < under.bottom;
    return isUnder && !element.contains(each);
  }).length;
}

/** Leaves an element at the foot of the page, or where that covers what is pressed, puts it under the head. */
function standClear(element: HTMLElement): void {
  delete element.dataset['stand'];
  const atFoot = countCovered(element);
  if (atFoot === 0) return;
  element.dataset['stand'] = 'head';
  if (countCovered(element) >= atFoot) delete element.dataset['stand'];
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
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.isConnected || key === undefined) return; // its window just went: the next place shows it
    element.showPopover();
    if (place === null) standClear(element);
    return () => element.hidePopover();
  }, [key, place]);
  return ref;
}
