import { useState } from 'react';
import type { UserRow, userStates } from '../../../../contract/accounts/calls.ts';
import { tablePageSizes, trashDays } from '../../../../contract/constants.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import type { BulkReply } from '../../../lib/lists/bulk-action.ts';
import { itemsOf } from '../../../lib/lists/bulk-actions.ts';
import { bulkSelection } from '../../../lib/lists/bulk-bar.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../../lib/lists/paged-table.tsx';
import { StateChips } from '../../../lib/lists/state-chips.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { useMenuCount } from '../../../lib/page/menu-counts.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { groupFilter } from '../../groups/group-filter.ts';
import { LinksDialog } from './links-dialog.tsx';
import { filterOf, loadUsers, type UserPage } from './load-users.ts';
import { NewUserDialog } from './new-user-dialog.tsx';
import { SheetsWindow } from './sheets-window.tsx';
import { useLinks } from './use-links.ts';
import { useRoleChange } from './use-role-change.tsx';
import { userActions } from './user-actions.ts';
import { userColumns } from './user-columns.tsx';
import { UserFiles } from './user-files.tsx';
import styles from './user-list.module.css';

type Chip = Exclude<(typeof userStates)[number], 'active'>;

/** The states as chips; the last two only while they have members. */
const chips: readonly { state: Chip | ''; label: string }[] = [
  { state: '', label: 'Todos' },
  { state: 'waiting', label: 'Sin activar' },
  { state: 'blocked', label: 'Bloqueados' },
  { state: 'noEmail', label: 'Sin correo' },
  { state: 'admin', label: 'Administradores' },
  { state: 'asking', label: 'Piden un cambio' },
  { state: 'renamed', label: 'Cambiaron su nombre' },
  { state: 'held', label: 'Esperan su certificado' },
];
const rareStates: readonly string[] = ['asking', 'renamed', 'held'];

const nameOf = ({ fullname }: UserRow) => fullname;

/** /usuarios: every account, the total, and the actions on one and on several (spec 2.18). */
export default function UserListPage({ data, query: opened, viewer }: ViewProps<UserPage>) {
  const api = useApi();
  const toast = useToast();
  const list = usePagedList<UserPage>({ path: '/usuarios', query: opened, loaded: data, load: loadUsers });
  const { users, total, groups, counts, lastActions } = list.loaded;
  useMenuCount('/usuarios', counts.waiting);
  const role = lastActions === undefined ? 'member' : 'admin';
  const { run, tell } = useCall();
  const links = useLinks();
  const [window, setWindow] = useState<'add' | 'files' | null>(null);
  const [asked, ask] = useState<{ what: 'sheet' | 'block'; user: UserRow } | null>(null);
  const removal = useRemoval<UserRow>({
    remove: ({ id }) => api.usuario.delete({ id }),
    onRemoved: list.reload,
    undo: {
      restore: ({ id }) => api.papelera.restore({ Type: 'Persona', Id: id }),
      onUndone: list.reload,
    },
  });
  const roleChange = useRoleChange(viewer, list.reload);
  useNotice();

  const activate = ({ id }: UserRow) => void tell(() => api.usuario.activate({ id }), list.reload);

  /** Applies a bulk call to a single user. */
  const actOn = (user: UserRow, call: (input: { Items: { Id: number }[] }) => Promise<BulkReply>) =>
    run(async () => {
      const { message, data: results } = await call(itemsOf([user]));
      const [result] = results;
      const isDone = result?.state !== 'failed';
      toast({ text: isDone ? message : result.message, kind: isDone ? 'ok' : 'wait' });
      await list.reload();
    });

  return (
    <>
      <ToolHead title="Usuarios">
        {role === 'member' && (
          <Button kind="line" href="/usuarios/importar">
            <Icon name="upload" />
            Importar
          </Button>
        )}
        <Button onClick={() => setWindow('add')}>
          <Icon name="plus" />
          {role === 'admin' ? 'Agregar administrador' : 'Agregar usuario'}
        </Button>
      </ToolHead>
      <PagedTableTools list={list} label="Buscar un usuario" filters={groupFilter(groups, list.query)} />
      <StateChips
        list={list}
        states={chips.filter(
          ({ state }) =>
            state === '' || !rareStates.includes(state) || counts[state] > 0 || list.query['state'] === state,
        )}
        counts={counts}
        kept={['group']}
      />
      <div className={styles.total}>
        <p>
          <b>{wholeNumber(total)}</b> {total === 1 ? 'usuario' : 'usuarios'}
          {list.query['search'] && ` con «${list.query['search']}»`}
        </p>
        <div>
          <Button kind="text" size="small" href="/quienpuedeque">
            Quién puede qué
          </Button>
          <Button kind="text" size="small" href="/grupos">
            Grupos
          </Button>
          <Button kind="text" size="small" onClick={() => setWindow('files')}>
            <Icon name="download" />
            Descargar
          </Button>
        </div>
      </div>
      <DataTable
        caption="Usuarios"
        columns={userColumns(
          {
            onActivate: activate,
            onResend: (user) => actOn(user, api.usuario.resendMany),
            onEndSessions: (user) => actOn(user, api.usuario.endSessionsMany),
            onBlock: (user) => ask({ what: 'block', user }),
            onUnblock: (user) => actOn(user, api.usuario.unblockMany),
            onSheet: (user) => ask({ what: 'sheet', user }),
            onRole: roleChange.ask,
            onRemove: removal.ask,
          },
          lastActions,
        )}
        rows={users}
        isPart={users.length < total}
        rowKey={({ id }) => id}
        selectable={bulkSelection({
          nameOf,
          noun: ['usuario', 'usuarios'],
          actions: userActions(api),
          found: {
            shown: users.length,
            total,
            load: async () =>
              (await api.usuario.getAll({ Search: list.query['search'], ...filterOf(list.query) })).data,
          },
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
      {viewer !== null && lastActions !== undefined && (
        <HandOver
          onLeave={() => roleChange.ask({ id: viewer.accountId, fullname: viewer.firstName, role: 'admin' })}
        />
      )}
      {roleChange.dialog}
      <NewUserDialog
        open={window === 'add'}
        role={role}
        onClose={() => setWindow(null)}
        onAdded={({ id, mailed }, message) => {
          setWindow(null);
          toast({ text: message });
          void list.reload();
          if (!mailed) void links.make([id]);
        }}
        onRestored={(message) => {
          setWindow(null);
          toast({ text: message });
          void list.reload();
        }}
      />
      <UserFiles open={window === 'files'} onClose={() => setWindow(null)} query={list.query} total={total} />
      <LinksDialog {...links.dialogProps} />
      {asked?.what === 'sheet' && <SheetsWindow rows={[asked.user]} onCancel={() => ask(null)} />}
      <ConfirmDialog
        open={asked?.what === 'block'}
        title={`¿Bloquear a ${asked?.user.fullname}?`}
        body="No podrá entrar, y sus sesiones terminan ahora. Sus resultados y certificados se conservan."
        confirmLabel="Bloquear"
        danger
        onCancel={() => ask(null)}
        onConfirm={() => {
          if (asked !== null) void actOn(asked.user, api.usuario.blockMany);
          ask(null);
        }}
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={
          <>
            <p>
              {removal.asked?.fullname} ({removal.asked?.username}) deja de entrar y sale de listas y grupos.
            </p>
            <p>
              Queda {trashDays} días en la Papelera y se restaura con cursos, intentos y grupos. Después se
              borra y se le avisa por correo; sus certificados se siguen verificando.
            </p>
          </>
        }
      />
    </>
  );
}

/** Instructions for handing the portal over, below the administrators (spec 5.10). */
function HandOver({ onLeave }: { onLeave(): void }) {
  return (
    <section className={styles.handOver} aria-labelledby="entregar">
      <h2 id="entregar">Entregar el portal</h2>
      <p>
        Agrega a la otra persona como administradora y espera a que entre. Después deja de administrar: tu
        cuenta sigue, como miembro, sin ningún otro rol. Siempre queda alguien que administra. Si solo va a
        escribir contenido o a leer informes, basta un rol: mira <a href="/quienpuedeque">quién puede qué</a>.
      </p>
      <Button kind="line" onClick={onLeave}>
        Dejar de administrar
      </Button>
    </section>
  );
}
