import { useState } from 'react';
import type { UserRow } from '../../../../contract/calls/usuario.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableSearch } from '../../../lib/lists/paged-table.tsx';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { userColumns } from './user-columns.tsx';
import styles from './user-list.module.css';

/** /usuarios: every account, the total, and the actions on each (spec 2.18). */
export default function UserListPage({ data, query }: ViewProps<{ users: UserRow[]; total: number }>) {
  const api = useApi();
  const toast = useToast();
  const [{ users, total }, setList] = useState(data);
  const activation = useCall();
  const removal = useRemoval<UserRow>({
    remove: ({ id }) => api.usuario.delete({ id }),
    onRemoved: ({ id }) =>
      setList((before) => ({
        users: before.users.filter((user) => user.id !== id),
        total: before.total - 1,
      })),
  });
  useNotice();

  const activate = ({ id }: UserRow) =>
    void activation.run(async () => {
      const { message } = await api.usuario.activate({ id });
      setList((before) => ({
        ...before,
        users: before.users.map((user) => (user.id === id ? { ...user, active: true } : user)),
      }));
      toast({ text: message });
    });

  return (
    <>
      <ToolHead title="Usuarios">
        <PagedTableSearch path="/usuarios" label="Buscar un usuario" query={query} />
      </ToolHead>
      <p className={styles.total}>
        <b>{wholeNumber(total)}</b> {total === 1 ? 'usuario' : 'usuarios'}
        {query['search'] && ` con «${query['search']}»`}
      </p>
      <DataTable
        caption="Usuarios"
        columns={userColumns({ onActivate: activate, onRemove: removal.ask })}
        rows={users}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty path="/usuarios" query={query} title="Todavía no hay usuarios">
            Aparecen aquí cuando alguien crea su cuenta.
          </PagedTableEmpty>
        }
      />
      {total > users.length && (
        <PagedTablePager path="/usuarios" query={query} total={total} noun={['usuario', 'usuarios']} />
      )}
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={`La cuenta de ${removal.asked?.fullname} (${removal.asked?.username}) se elimina y su sesión termina. Sus resultados quedan en los reportes, sin su nombre.`}
      />
    </>
  );
}
