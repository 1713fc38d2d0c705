import { type PointerEvent, useRef } from 'react';

/** Drags with a mouse, a finger or a pen. Distances are fractions of the element's width and height. */
export function useDrag(move: (right: number, down: number) => void) {
  const last = useRef<{ id: number; x: number; y: number }>(null);
  const end = (event: PointerEvent) => {
    if (last.current?.id === event.pointerId) last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || last.current !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = last.current;
      if (from?.id !== event.pointerId) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      last.current = { id: from.id, x: event.clientX, y: event.clientY };
      move((event.clientX - from.x) / width, (event.clientY - from.y) / height);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
