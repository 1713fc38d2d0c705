import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followDrag } from './row-drag.ts';

export type MoveStep = 'up' | 'down';

interface SortableOptions<Row> {
  /** Every row in the current order. */
  rows: readonly Row[];
  nameOf(row: Row): string;
  /** Moves a row between two indexes. */
  onMove(from: number, to: number): void;
}

export interface SortableRows<Row> {
  count: number;
  placeOf(row: Row): number;
  nameOf(row: Row): string;
  /** Moves a row by one place; its button keeps the focus. */
  step(row: Row, step: MoveStep): void;
  /** Begins to drag a row by its handle. */
  onGrab(row: Row, event: PointerEvent<HTMLElement>): void;
  /** The last move in words, for screen readers. */
  announcement: string;
  frame: RefObject<HTMLDivElement | null>;
}

/** Rows that can be sorted by dragging and by buttons. */
export function useSortableRows<Row extends { id: number }>({
  rows,
  nameOf,
  onMove,
}: SortableOptions<Row>): SortableRows<Row> {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const [announcement, announce] = useState('');

  // a row loses the focus when it moves in the document or to another page
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const button = frame.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`);
    button?.closest<HTMLElement>('[popover]:not(:popover-open)')?.showPopover(); // it closed at the press
    button?.focus();
    pressed.current = null;
  });

  const placeOf = ({ id }: Row) => rows.findIndex((other) => other.id === id);

  function move(row: Row, by: number): void {
    const from = placeOf(row);
    const to = from + by;
    if (by === 0 || to < 0 || to >= rows.length) return;
    onMove(from, to);
    announce(`${nameOf(row)}, posición ${to + 1} de ${rows.length}`);
  }

  return {
    count: rows.length,
    placeOf,
    nameOf,
    announcement,
    frame,
    step(row, step) {
      pressed.current = moveMark(row, step);
      move(row, step === 'up' ? -1 : 1);
    },
    onGrab(row, event) {
      if (event.button !== 0) return;
      event.preventDefault(); // no text is selected while a row is dragged
      followDrag(event.currentTarget, event.nativeEvent, (from, to) => move(row, to - from));
    },
  };
}

/** The attribute value by which a button of a row is found again. */
export const moveMark = ({ id }: { id: number }, step: MoveStep): string => `${step}-${id}`;
