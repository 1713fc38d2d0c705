import { IconButton } from '../../components/forms/icon-button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { RowActions } from '../../components/table/row-actions.tsx';
import { MoveButtons } from '../../components/table/sortable-rows.tsx';
import type { OrderedList } from './use-ordered-list.ts';

interface OrderedListActions<Row> {
  /** The edit button's action or address. */
  edit: (row: Row) => { href: string } | { onClick: () => void };
  onRemove: (row: Row) => void;
}

/** The buttons of a row in an ordered list: edit; up, down and delete in 'Más' (spec 2.15). */
export function actionsColumn<Row extends { id: number }>(
  orderedList: OrderedList<Row>,
  { edit, onRemove }: OrderedListActions<Row>,
): Column<Row> {
  return {
    key: 'actions',
    label: 'Acción',
    kind: 'actions',
    render: (row) => {
      const subject = orderedList.sortable.nameOf(row);
      return (
        <RowActions subject={subject} edit={edit(row)}>
          <MoveButtons {...orderedList} row={row} />
          <IconButton icon="trash" label="Eliminar" subject={subject} danger onClick={() => onRemove(row)} />
        </RowActions>
      );
    },
  };
}
