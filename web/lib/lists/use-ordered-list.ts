import { pageOfPlace } from '../../components/table/client-table.rules.ts';
import { type ClientTableState, useClientTable } from '../../components/table/use-client-table.ts';
import { type SortableRows, useSortableRows } from '../../components/table/use-sortable-rows.ts';
import { useOrdering } from './use-ordering.ts';

interface ShelfOptions<Row> {
  rows: readonly Row[];
  /** A row's name, as it is read aloud. */
  nameOf(row: Row): string;
  /** Stores the order of all rows. */
  order(ids: number[]): Promise<{ message: string }>;
}

export interface OrderedList<Row> {
  rows: readonly Row[];
  /** After something was added, changed or deleted. */
  replace(change: (before: readonly Row[]) => readonly Row[]): void;
  list: ClientTableState;
  sortable: SortableRows<Row>;
}

/** A shelf of the administration, whole in the browser: searched, sorted, paged, and put in order by hand. */
export function useOrderedList<Row extends { id: number }>({
  rows,
  nameOf,
  order,
}: ShelfOptions<Row>): OrderedList<Row> {
  const list = useClientTable();
  const ordering = useOrdering(rows, order);
  const sortable = useSortableRows({
    rows: ordering.rows,
    nameOf,
    onMove(from, to) {
      ordering.move(from, to);
      list.turnTo(pageOfPlace(to));
    },
  });
  return { rows: ordering.rows, replace: ordering.replace, list, sortable };
}

/** The rows with one in its place, or before the others where it is new. */
export function withRow<Row extends { id: number }>(rows: readonly Row[], row: Row): readonly Row[] {
  const place = rows.findIndex(({ id }) => id === row.id);
  return place === -1 ? [row, ...rows] : rows.with(place, row);
}
