import type { TrashRow } from '../../../contract/calls/papelera.ts';
import { Tag } from '../../components/display/tag.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime, shortDate } from '../../lib/format.ts';
import { daysLeft, daysLeftText, trashNames, trashTitle } from './trash.rules.ts';
import styles from './trash-columns.module.css';

interface TrashActions {
  onRestore(row: TrashRow): void;
  onRemove(row: TrashRow): void;
}

/** The remaining days from which the figure is highlighted. */
const soon = 3;

/** The columns of the Papelera; `now` is the moment from which the remaining days are counted. */
export function trashColumns(now: string, { onRestore, onRemove }: TrashActions): Column<TrashRow>[] {
  return [
    { key: 'title', label: 'Título', kind: 'title', render: (row) => <Named row={row} /> },
    { key: 'type', label: 'Tipo', render: ({ type }) => trashNames[type] },
    {
      key: 'deleted',
      label: 'Eliminado',
      nowrap: true,
      render: ({ deletedAt, deletedBy }) => (
        <>
          <span title={dateAndTime(deletedAt)}>{shortDate(deletedAt)}</span>
          {deletedBy !== null && <div className="small muted">por {deletedBy}</div>}
        </>
      ),
    },
    {
      key: 'left',
      label: 'Días que quedan',
      kind: 'state',
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
          <IconButton
            icon="undo"
            label="Restaurar"
            worded
            terse
            subject={trashTitle(row)}
            onClick={() => onRestore(row)}
          />
          <MoreMenu subject={trashTitle(row)}>
            <IconButton
              icon="trash"
              label="Eliminar para siempre"
              subject={trashTitle(row)}
              danger
              onClick={() => onRemove(row)}
            />
          </MoreMenu>
        </div>
      ),
    },
  ];
}

/** The title and, in small, the course that it belongs to. */
function Named({ row }: { row: TrashRow }) {
  return (
    <>
      {trashTitle(row)}
      {row.course !== null && <span className={styles.course}>Curso: {row.course}</span>}
    </>
  );
}
