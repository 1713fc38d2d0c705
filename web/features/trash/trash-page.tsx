import { useState } from 'react';
import type { TrashRow } from '../../../contract/calls/papelera.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableSearch } from '../../lib/lists/paged-table.tsx';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { trashNames } from './trash.rules.ts';
import { trashColumns } from './trash-columns.tsx';
import styles from './trash-page.module.css';

const path = '/papelera';
type TrashData = {
  rows: TrashRow[];
  total: number;
  /** The time at which the list was made. */
  now: string;
};

const isSame = (left: TrashRow, right: TrashRow) => left.type === right.type && left.id === right.id;

/** /papelera: deleted things stay here for 30 days and can be restored (spec 6.12; an extension). */
export default function TrashPage({ data, query }: ViewProps<TrashData>) {
  const api = useApi();
  const toast = useToast();
  const [{ rows, total }, setList] = useState(data);
  const restoring = useCall();
  function takeOut(gone: TrashRow): void {
    if (rows.length === 1 && total > 1) {
      location.reload(); // this page is empty, the Papelera is not
      return;
    }
    setList((before) => ({
      ...before,
      rows: before.rows.filter((row) => !isSame(row, gone)),
      total: before.total - 1,
    }));
  }
  const removal = useRemoval<TrashRow>({
    remove: ({ type, id }) => api.papelera.delete({ type, id }),
    onRemoved: takeOut,
  });
  const restore = (row: TrashRow) =>
    void restoring.run(async () => {
      const { message } = await api.papelera.restore({ Type: row.type, Id: row.id });
      takeOut(row);
      toast({ text: message });
    });
  return (
    <>
      <ToolHead title="Papelera">
        <PagedTableSearch path={path} label="Buscar en la Papelera" query={query} />
      </ToolHead>
      <p className={styles.lead}>
        Lo que se elimina queda aquí 30 días. Mientras tanto puedes restaurarlo: vuelve a donde estaba.
      </p>
      <DataTable
        caption="Contenido eliminado"
        columns={trashColumns(data.now, { onRestore: restore, onRemove: removal.ask })}
        rows={rows}
        rowKey={({ type, id }) => `${type}-${id}`}
        empty={
          <PagedTableEmpty path={path} query={query} title="La Papelera está vacía">
            Lo que elimines de aquí en adelante podrás recuperarlo durante 30 días.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager path={path} query={query} total={total} noun={['elemento', 'elementos']} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        confirmLabel="Eliminar para siempre"
        body={
          removal.asked && (
            <>
              <p>
                {trashNames[removal.asked.type]}: «{removal.asked.title}»
              </p>
              <p>Se borra del todo. Esto no se puede deshacer.</p>
            </>
          )
        }
      />
    </>
  );
}
