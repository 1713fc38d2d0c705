import { type TrashRow, trashTypes } from '../../../contract/calls/papelera.ts';
import type { Api } from '../../../contract/index.ts';
import { Tag } from '../../components/display/tag.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, shortDate } from '../../lib/format.ts';
import { type BulkAction, bulkSelection } from '../../lib/lists/bulk-bar.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
} from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { loadTrash, type TrashList } from './load-trash.ts';
import { daysLeft, daysLeftText, trashNames, trashTitle } from './trash.rules.ts';
import styles from './trash-page.module.css';

const filters: readonly ListFilter[] = [
  {
    name: 'type',
    label: 'Tipo',
    placeholder: 'Todos los tipos',
    options: trashTypes.map((type) => ({ value: type, label: trashNames[type] })),
  },
];

/** /papelera: deleted rows stay here for 30 days and can be restored (spec 6.12; an extension). */
export default function TrashPage({ data, query }: ViewProps<TrashList>) {
  const api = useApi();
  const list = usePagedList<TrashList>({ path: '/papelera', query, loaded: data, load: loadTrash });
  const { rows, total, now } = list.loaded;
  const { tell } = useCall();
  const removal = useRemoval<TrashRow>({
    remove: ({ type, id }) => api.papelera.delete({ type, id }),
    onRemoved: list.reload,
  });
  const restore = ({ type, id }: TrashRow) =>
    void tell(() => api.papelera.restore({ Type: type, Id: id }), list.reload);
  return (
    <>
      <ToolHead title="Papelera" />
      <p className={styles.lead}>
        Lo que se elimina queda aquí 30 días. Mientras tanto puedes restaurarlo: vuelve a donde estaba.
      </p>
      <PagedTableTools list={list} label="Buscar en la Papelera" filters={filters} />
      <DataTable
        caption="Contenido eliminado"
        columns={trashColumns(now, { onRestore: restore, onRemove: removal.ask })}
        rows={rows}
        rowKey={({ type, id }) => `${type}-${id}`}
        selectable={bulkSelection({
          nameOf: trashTitle,
          noun: ['elemento', 'elementos'],
          actions: trashActions(api),
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty list={list} title="La Papelera está vacía">
            Lo que elimines de aquí en adelante podrás recuperarlo durante 30 días.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['elemento', 'elementos']} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        confirmLabel="Eliminar para siempre"
        body={
          removal.asked && (
            <>
              <p>
                {trashNames[removal.asked.type]}: «{trashTitle(removal.asked)}»
              </p>
              <p>Se borra del todo. Esto no se puede deshacer.</p>
            </>
          )
        }
      />
    </>
  );
}

const items = (rows: readonly TrashRow[]) => ({
  Items: rows.map(({ type, id }) => ({ Type: type, Id: id })),
});

const trashActions = (api: Api): readonly BulkAction<TrashRow>[] => [
  { label: 'Restaurar', icon: 'undo', send: (rows) => api.papelera.restoreMany(items(rows)) },
  {
    label: 'Eliminar para siempre',
    icon: 'trash',
    danger: true,
    ask: {
      title: 'Desea eliminar?',
      body: ({ length }) =>
        `${length === 1 ? 'Se borra' : `Los ${length} se borran`} del todo. Esto no se puede deshacer.`,
    },
    send: (rows) => api.papelera.deleteMany(items(rows)),
  },
];

interface TrashActions {
  onRestore(row: TrashRow): void;
  onRemove(row: TrashRow): void;
}

/** The remaining days from which the figure is highlighted. */
const soon = 3;

/** The columns of the Papelera; `now` is the moment from which the remaining days are counted. */
function trashColumns(now: string, { onRestore, onRemove }: TrashActions): Column<TrashRow>[] {
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
