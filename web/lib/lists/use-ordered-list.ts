import { useRef, useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { pageOfPlace } from '../../components/table/client-table.rules.ts';
import { moveRow } from '../../components/table/sortable-rows.rules.ts';
import { type ClientTableState, useClientTable } from '../../components/table/use-client-table.ts';
import { type SortableRows, useSortableRows } from '../../components/table/use-sortable-rows.ts';
import { ApiRefusal } from '../api/request.ts';

interface OrderedListOptions<Row> {
  rows: readonly Row[];
  nameOf(row: Row): string;
  order(ids: number[]): Promise<{ message: string }>;
  load(): Promise<readonly Row[]>;
}

/** A list whose rows are all in the browser; `sortable` if its rows are arranged by hand. */
export interface ManagedList<Row> {
  rows: readonly Row[];
  nameOf(row: Row): string;
  /** Updates the rows after one was added, changed or deleted. */
  replace(change: (before: readonly Row[]) => readonly Row[]): void;
  reload(): Promise<void>;
  list: ClientTableState;
  sortable?: SortableRows<Row>;
}

/** A list of the administration whose rows are all in the browser: searched, sorted, paged, and arranged by hand. */
export function useOrderedList<Row extends { id: number }>({
  rows,
  nameOf,
  order,
  load,
}: OrderedListOptions<Row>): Required<ManagedList<Row>> {
  const list = useClientTable();
  const ordering = useOrdering(rows, order);
  const sortable = useSortableRows({
    rows: ordering.rows,
    nameOf,
    onMove(from, to) {
      ordering.move(from, to);
      list.turnTo(pageOfPlace(to, list.pageSize));
    },
  });
  const { replace } = ordering;
  async function reload(): Promise<void> {
    const loaded = await load();
    replace(() => loaded);
  }
  return { rows: ordering.rows, nameOf, replace, reload, list, sortable };
}

/** Replaces a row, or puts a new one first. */
export function withRow<Row extends { id: number }>(rows: readonly Row[], row: Row): readonly Row[] {
  const place = rows.findIndex(({ id }) => id === row.id);
  return place === -1 ? [row, ...rows] : rows.with(place, row);
}

/** The rows in the order of `ids`; rows without an id there come first. */
function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): readonly Row[] {
  return rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Rows arranged by hand; each move is stored at once. Moves made while one is being stored wait and go together, so
 * that the last stored order is the visible one. A move that cannot be stored is undone.
 */
function useOrdering<Row extends { id: number }>(
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
