import { IconButton } from '../../components/forms/icon-button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { MoveButtons } from '../../components/table/sortable-rows.tsx';
import type { OrderedList } from './use-ordered-list.ts';

interface ShelfActions<Row> {
  /** What the pencil does, or where it leads. */
  edit: (row: Row) => { href: string } | { onClick: () => void };
  onRemove: (row: Row) => void;
}

/** The buttons of a row of a shelf: up, down, edit, delete (spec 2.15). */
export function actionsColumn<Row extends { id: number }>(
  shelf: OrderedList<Row>,
  { edit, onRemove }: ShelfActions<Row>,
): Column<Row> {
  return {
    key: 'actions',
    label: 'Acción',
    kind: 'actions',
    render: (row) => {
      const subject = shelf.sortable.nameOf(row);
      return (
        <div>
          <MoveButtons {...shelf} row={row} />
          <IconButton icon="pencil" label="Editar" subject={subject} {...edit(row)} />
          <IconButton icon="trash" label="Eliminar" subject={subject} danger onClick={() => onRemove(row)} />
        </div>
      );
    },
  };
}
