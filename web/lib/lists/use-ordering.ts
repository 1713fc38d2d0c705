import { useRef, useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { moveRow } from '../../components/table/sortable-rows.rules.ts';
import { ApiRefusal } from '../api/request.ts';

/** The rows in the order of `ids`; rows without an id there come first. */
function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): readonly Row[] {
  return rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Rows arranged by hand; each move is stored at once. Moves made while one is being stored wait and go together, so
 * that the last stored order is the visible one. A move that cannot be stored is undone.
 */
export function useOrdering<Row extends { id: number }>(
  initial: readonly Row[],
  send: (ids: number[]) => Promise<{ message: string }>,
) {
  const toast = useToast();
  const [rows, setRows] = useState(initial);
  const latest = useRef(initial);
  const stored = useRef(idsOf(initial));
  const isSending = useRef(false);

  function show(next: readonly Row[]): void {
    latest.current = next;
    setRows(next);
  }

  async function store(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let message = '';
      for (
        let ids = idsOf(latest.current);
        ids.join() !== stored.current.join();
        ids = idsOf(latest.current)
      ) {
        ({ message } = await send(ids));
        stored.current = ids;
      }
      if (message !== '') toast({ text: message });
    } catch (error) {
      show(inOrder(latest.current, stored.current));
      if (!(error instanceof ApiRefusal)) throw error;
      toast({ kind: 'bad', text: `${error.message} La lista volvió a su orden anterior.` });
    } finally {
      isSending.current = false;
    }
  }

  return {
    rows,
    move(from: number, to: number): void {
      show(moveRow(latest.current, from, to));
      void store();
    },
    /** Updates the stored list after a row was added, changed or deleted. */
    replace(change: (before: readonly Row[]) => readonly Row[]): void {
      const next = change(latest.current);
      const isSettled = idsOf(latest.current).join() === stored.current.join();
      show(next);
      const kept = new Set(idsOf(next));
      stored.current = isSettled ? idsOf(next) : stored.current.filter((id) => kept.has(id));
    },
  };
}
