import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const turnMilliseconds = 7_000;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Slides {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  isPlaying: boolean;
  go(index: number): void;
  toggle(): void;
  /** Pauses the turning while the pointer or the focus is on the slider. */
  rest: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(): void };
}

/**
 * A track of slides that turns every 7 s, except while it is paused, touched or hidden, or when the reader
 * asks for less motion. The track is a scroll container, so a swipe moves it too.
 */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  const go = useCallback(
    (target: number) => {
      const next = (target + count) % count;
      setIndex(next);
      const element = track.current;
      element?.scrollTo({
        left: next * element.clientWidth,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
    },
    [count],
  );

  useEffect(() => {
    if (!isPlaying || isResting || count < 2) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && go(index + 1), turnMilliseconds);
    return () => clearTimeout(timer);
  }, [isPlaying, isResting, index, count, go]);

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const follow = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    follow(); // it may have turned before hydration
    element.addEventListener('scrollend', follow);
    return () => element.removeEventListener('scrollend', follow);
  }, []);

  const touch = () => setResting(true);
  const leave = () => setResting(false);
  return {
    track,
    index,
    isPlaying,
    go,
    toggle: () => setPlaying(!isPlaying),
    rest: { onPointerEnter: touch, onPointerLeave: leave, onFocus: touch, onBlur: leave },
  };
}
