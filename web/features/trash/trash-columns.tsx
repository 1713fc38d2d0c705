import type { TrashRow } from '../../../contract/calls/papelera.ts';
import { Tag } from '../../components/display/tag.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime } from '../../lib/format.ts';
import { daysLeft, daysLeftText, trashNames } from './trash.rules.ts';
import styles from './trash-columns.module.css';

interface TrashActions {
  onRestore(row: TrashRow): void;
  onRemove(row: TrashRow): void;
}

/** From this many days left on, the figure is highlighted. */
const soon = 3;

/** The columns of the Papelera; `now` is the moment from which the remaining days are counted. */
export function trashColumns(now: string, { onRestore, onRemove }: TrashActions): Column<TrashRow>[] {
  return [
    { key: 'title', label: 'Título', kind: 'title', render: (row) => <Named row={row} /> },
    { key: 'type', label: 'Tipo', render: ({ type }) => trashNames[type] },
    {
      key: 'deleted',
      label: 'Eliminado',
      render: ({ deletedAt, deletedBy }) => (
        <>
          {dateAndTime(deletedAt)}
          {deletedBy !== null && <span className="muted"> por {deletedBy}</span>}
        </>
      ),
    },
    {
      key: 'left',
      label: 'Días que quedan',
      cardLabel: 'Le quedan',
      render: ({ goneAt }) => (
        <Tag kind={daysLeft(goneAt, now) <= soon ? 'no' : 'off'}>{daysLeftText(goneAt, now)}</Tag>
      ),
    },
    {
      key: 'actions',
      label: 'Acción',
      kind: 'actions',
      render: (row) => (
        <div>
          <IconButton icon="undo" label="Restaurar" subject={row.title} onClick={() => onRestore(row)} />
          <IconButton
            icon="trash"
            label="Eliminar para siempre"
            subject={row.title}
            danger
            onClick={() => onRemove(row)}
          />
        </div>
      ),
    },
  ];
}

/** The title and, in small, the course that it belongs to. */
function Named({ row: { title, course } }: { row: TrashRow }) {
  return (
    <>
      {title}
      {course !== null && <span className={styles.course}>Curso: {course}</span>}
    </>
  );
}
