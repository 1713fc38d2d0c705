import type { ResultRow } from '../../../contract/calls/result.ts';
import { IconButton, type IconButtonProps } from '../../components/forms/icon-button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';

interface RowActions {
  /** Asks before somebody is taken out of the course. */
  onRemove(row: ResultRow): void;
  /** Takes somebody back into the course. */
  onReopen(row: ResultRow): void;
}

/** 'Quitar' of each row, or 'Devolver' of somebody who was taken out (spec 17.6). */
export const rowActionColumn = ({ onRemove, onReopen }: RowActions): Column<ResultRow> => ({
  key: 'actions',
  label: 'Acción',
  kind: 'actions',
  render: (row) =>
    row.closed === null ? (
      <RowAction icon="sign-out" label="Quitar" danger row={row} onClick={onRemove} />
    ) : (
      <RowAction icon="undo" label="Devolver" row={row} onClick={onReopen} />
    ),
});

type RowActionProps = Pick<IconButtonProps, 'icon' | 'label' | 'danger'> & {
  row: ResultRow;
  onClick: (row: ResultRow) => void;
};

const RowAction = ({ row, onClick, ...look }: RowActionProps) => (
  <div>
    <IconButton {...look} terse subject={row.fullname} onClick={() => onClick(row)} />
  </div>
);
