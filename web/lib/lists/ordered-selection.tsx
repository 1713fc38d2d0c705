import type { Selectable } from '../../components/table/data-table.tsx';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import type { OrderedList } from './use-ordered-list.ts';

interface OrderedSelection<Row extends { id: number }> {
  orderedList: OrderedList<Row>;
  noun: readonly [one: string, many: string];
  actions: readonly BulkAction<Row>[];
  onDone(): Promise<void>;
}

/** Ticks on the rows of an ordered list, and what can be done with several. */
export const orderedSelection = <Row extends { id: number }>({
  orderedList: { sortable },
  ...bar
}: OrderedSelection<Row>): Selectable<Row> => ({
  nameOf: sortable.nameOf,
  bar: (selection) => <BulkBar selection={selection} nameOf={sortable.nameOf} {...bar} />,
});
