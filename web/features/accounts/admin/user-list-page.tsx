import { useState } from 'react';
import { type UserRow, userRoles } from '../../../../contract/calls/usuario.ts';
import { tablePageSizes } from '../../../../contract/constants.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { bulkSelection } from '../../../lib/lists/bulk-bar.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
} from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { groupFilter } from '../../groups/group-filter.ts';
import { LinksDialog } from './links-dialog.tsx';
import { loadUsers, type UserPage } from './load-users.ts';
import { NewUserDialog } from './new-user-dialog.tsx';
import { roleLabels } from './roles.ts';
import { useLinks } from './use-links.ts';
import { userActions } from './user-actions.ts';
import { userColumns } from './user-columns.tsx';
import styles from './user-list.module.css';

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'Estado',
    placeholder: 'Todos los estados',
    options: [
      { value: 'waiting', label: 'Sin activar' },
      { value: 'active', label: 'Activos' },
      { value: 'asking', label: 'Piden un cambio' },
      { value: 'held', label: 'Esperan su certificado' },
    ],
  },
  {
    name: 'role',
    label: 'Rol',
    placeholder: 'Todos los roles',
    options: userRoles.map((role) => ({ value: role, label: roleLabels[role] })),
  },
];

const nameOf = ({ fullname }: UserRow) => fullname;

/** /usuarios: every account, the total, and the actions on each and on several (spec 2.18). */
export default function UserListPage({ data, query: opened }: ViewProps<UserPage>) {
  const api = useApi();
  const toast = useToast();
  const list = usePagedList<UserPage>({ path: '/usuarios', query: opened, loaded: data, load: loadUsers });
  const { users, total, groups } = list.loaded;
  const { run } = useCall();
  const links = useLinks();
  const [window, setWindow] = useState<'add' | null>(null);
  const removal = useRemoval<UserRow>({
    remove: ({ id }) => api.usuario.delete({ id }),
    onRemoved: list.reload,
  });
  useNotice();

  const activate = ({ id }: UserRow) =>
    void run(async () => {
      const { message } = await api.usuario.activate({ id });
      toast({ text: message });
      await list.reload();
    });

  return (
    <>
      <ToolHead title="Usuarios">
        <Button kind="line" href="/usuarios/importar">
          <Icon name="upload" />
          Importar
        </Button>
        <Button onClick={() => setWindow('add')}>
          <Icon name="plus" />
          Agregar usuario
        </Button>
      </ToolHead>
      <PagedTableTools
        list={list}
        label="Buscar un usuario"
        filters={[...filters, ...groupFilter(groups, list.query)]}
      />
      <p className={styles.total}>
        <b>{wholeNumber(total)}</b> {total === 1 ? 'usuario' : 'usuarios'}
        {list.query['search'] && ` con «${list.query['search']}»`}
      </p>
      <DataTable
        caption="Usuarios"
        columns={userColumns({
          onActivate: activate,
          onLink: ({ id }) => void links.make([id]),
          onRemove: removal.ask,
        })}
        rows={users}
        rowKey={({ id }) => id}
        selectable={bulkSelection({
          nameOf,
          noun: ['usuario', 'usuarios'],
          actions: userActions(api),
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay usuarios">
            Aparecen aquí cuando alguien crea su cuenta, o cuando tú la agregas.
          </PagedTableEmpty>
        }
      />
      {total > tablePageSizes[0] && (
        <PagedTablePager list={list} total={total} noun={['usuario', 'usuarios']} />
      )}
      <NewUserDialog
        open={window === 'add'}
        onClose={() => setWindow(null)}
        onAdded={({ id, mailed }, message) => {
          setWindow(null);
          toast({ text: message });
          void list.reload();
          if (!mailed) void links.make([id]);
        }}
      />
      <LinksDialog {...links.dialogProps} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={`La cuenta de ${removal.asked?.fullname} (${removal.asked?.username}) se elimina y su sesión termina. Sus resultados quedan en los reportes, sin su nombre. Esto no se puede deshacer.`}
      />
    </>
  );
}
