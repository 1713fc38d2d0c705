import { useRef, useState } from 'react';

export type RowKey = string | number;

/** The ticked rows among those that are shown. */
export interface Selection<Row> {
  /** Ticked rows in the order of the page. */
  chosen: readonly Row[];
  isChosen(row: Row): boolean;
  /** Ticks or unticks a row; `isRange` (Shift) extends to all rows since the last one. */
  toggle(row: Row, isRange: boolean): void;
  /** Ticks every row shown, or none if every one was ticked. */
  toggleAll(): void;
  /** Keeps only these ticked: those on which an action failed. */
  leave(rows: readonly Row[]): void;
}

/**
 * Ticks on the rows of a page. A row that leaves the page loses its tick, so that nobody acts on what they do not see.
 */
export function useSelection<Row>(shown: readonly Row[], keyOf: (row: Row) => RowKey): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(new Set());
  const last = useRef<RowKey | null>(null);
  const chosen = shown.filter((row) => ticked.has(keyOf(row)));
  const isChosen = (row: Row) => ticked.has(keyOf(row));

  function toggle(row: Row, isRange: boolean): void {
    const place = shown.findIndex((each) => keyOf(each) === keyOf(row));
    const from = shown.findIndex((each) => keyOf(each) === last.current);
    const reached =
      isRange && from !== -1 ? shown.slice(Math.min(from, place), Math.max(from, place) + 1) : [row];
    const isOn = !isChosen(row);
    const next = new Set(chosen.map(keyOf));
    for (const each of reached) {
      if (isOn) next.add(keyOf(each));
      else next.delete(keyOf(each));
    }
    last.current = keyOf(row);
    setTicked(next);
  }

  return {
    chosen,
    isChosen,
    toggle,
    toggleAll: () => setTicked(new Set(chosen.length === shown.length ? [] : shown.map(keyOf))),
    leave: (rows) => setTicked(new Set(rows.map(keyOf))),
  };
}
