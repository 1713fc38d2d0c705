import { pageOfPlace } from '../../components/table/client-table.rules.ts';
import { type ClientTableState, useClientTable } from '../../components/table/use-client-table.ts';
import { type SortableRows, useSortableRows } from '../../components/table/use-sortable-rows.ts';
import { useOrdering } from './use-ordering.ts';

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
