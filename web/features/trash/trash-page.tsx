import { type TrashRow, trashTypes } from '../../../contract/calls/papelera.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { bulkSelection } from '../../lib/lists/bulk-bar.tsx';
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
import { trashNames, trashTitle } from './trash.rules.ts';
import { trashActions } from './trash-actions.ts';
import { trashColumns } from './trash-columns.tsx';
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
  const toast = useToast();
  const list = usePagedList<TrashList>({ path: '/papelera', query, loaded: data, load: loadTrash });
  const { rows, total, now } = list.loaded;
  const { run } = useCall();
  const removal = useRemoval<TrashRow>({
    remove: ({ type, id }) => api.papelera.delete({ type, id }),
    onRemoved: list.reload,
  });
  const restore = (row: TrashRow) =>
    void run(async () => {
      const { message } = await api.papelera.restore({ Type: row.type, Id: row.id });
      toast({ text: message });
      await list.reload();
    });
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
