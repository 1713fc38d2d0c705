import { useEffect, useState } from 'react';
import type { GroupRow } from '../../../contract/groups/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { RowActions } from '../../components/table/row-actions.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { wholeNumber } from '../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { WriteDialog } from '../mailings/write-dialog.tsx';
import { CoursesFile } from './courses-file.tsx';
import { groupOfHash } from './courses-file-href.ts';
import { GroupDialog } from './group-dialog.tsx';
import { type GroupPage, loadGroupPage } from './load-groups.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Asked =
  | { window: 'edit' | 'merge' | 'write'; group: GroupRow }
  | { window: 'file'; group: { id: number } | null }
  | { window: 'add'; group: null };

/** /grupos: every group with its number of people, and the actions on it (spec 17.5). */
export default function GroupListPage({ data, query: opened, viewer }: ViewProps<GroupPage>) {
  const api = useApi();
  const toast = useToast();
  const list = usePagedList<GroupPage>({ path: '/grupos', query: opened, loaded: data, load: loadGroupPage });
  const { groups, total } = list.loaded;
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    // 'Resultados de varios cursos' of other screens leads here
    const group = groupOfHash(location.hash);
    if (group === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setAsked({ window: 'file', group });
  }, []);
  const removal = useRemoval<GroupRow>({
    remove: ({ id }) => api.group.delete({ id }),
    onRemoved: list.reload,
  });
  const close = () => setAsked(null);
  const done = (message: string) => {
    close();
    toast({ text: message });
    void list.reload();
  };
  const add = (
    <Button onClick={() => setAsked({ window: 'add', group: null })}>
      <Icon name="plus" />
      Agregar grupo
    </Button>
  );
  return (
    <>
      <Breadcrumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: 'Grupos' }]} />
      <ToolHead title="Grupos">
        <Button kind="line" onClick={() => setAsked({ window: 'file', group: null })}>
          <Icon name="download" />
          Resultados de varios cursos
        </Button>
        {add}
      </ToolHead>
      <PagedTableTools list={list} label="Buscar un grupo" />
      <DataTable
        caption="Grupos"
        columns={groupColumns((window, group) =>
          window === 'delete' ? removal.ask(group) : setAsked({ window, group }),
        )}
        rows={groups}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay grupos">
            Una empresa, un ingreso, un turno: sirve para filtrar a las personas y sus resultados.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['grupo', 'grupos']} />
      <GroupDialog
        edited={asked?.window === 'add' ? 'new' : asked?.window === 'edit' ? asked.group : null}
        accountId={viewer?.accountId ?? 0}
        onClose={close}
        onDone={done}
        onTakeOther={(group) => setAsked({ window: 'edit', group })}
      />
      {asked?.window === 'merge' && <MergeDialog group={asked.group} onClose={close} onDone={done} />}
      {asked?.window === 'write' && (
        <WriteDialog
          open
          to={{ recipients: { GroupId: asked.group.id }, label: `el grupo «${asked.group.name}»` }}
          onClose={close}
          onSent={done}
        />
      )}
      {asked?.window === 'file' && <CoursesFile group={asked.group} onClose={close} />}
      <ConfirmDialog {...removal.dialogProps} title="Desea eliminar?" body={consequence(removal.asked)} />
    </>
  );
}

function consequence(group: GroupRow | null): string {
  if (group === null) return '';
  const { name, peopleCount } = group;
  const people =
    peopleCount === 0
      ? 'Nadie está en él.'
      : peopleCount === 1
        ? '1 persona deja de estar en él; su cuenta, sus cursos y sus resultados siguen.'
        : `${wholeNumber(peopleCount)} personas dejan de estar en él; sus cuentas, sus cursos y sus resultados siguen.`;
  return `El grupo «${name}» desaparece de las listas. ${people} Esto no se puede deshacer.`;
}

type RowWindow = 'edit' | 'merge' | 'write' | 'file' | 'delete';

const groupColumns = (ask: (window: RowWindow, group: GroupRow) => void): Column<GroupRow>[] => [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'title',
    isText: true,
    render: ({ id, name }) => <a href={`/usuarios?group=${id}`}>{name}</a>,
  },
  {
    key: 'people',
    label: 'Personas',
    align: 'end',
    render: ({ peopleCount }) => wholeNumber(peopleCount),
  },
  {
    key: 'courses',
    label: 'Cursos que lleva su gente',
    cardLabel: 'Cursos',
    align: 'end',
    render: ({ courseCount }) => wholeNumber(courseCount),
  },
  {
    key: 'actions',
    label: 'Acciones',
    kind: 'actions',
    render: (group) => (
      <RowActions subject={group.name} edit={{ onClick: () => ask('edit', group) }}>
        <IconButton
          icon="mail"
          label="Escribirles"
          subject={group.name}
          onClick={() => ask('write', group)}
        />
        <IconButton
          icon="download"
          label="Descargar sus resultados"
          subject={group.name}
          onClick={() => ask('file', group)}
        />
        <IconButton
          icon="users"
          label="Unir con otro"
          subject={group.name}
          onClick={() => ask('merge', group)}
        />
        <IconButton
          icon="trash"
          label="Eliminar"
          subject={group.name}
          danger
          onClick={() => ask('delete', group)}
        />
      </RowActions>
    ),
  },
];
