import { useState } from 'react';
import { group as calls, type GroupRow } from '../../../contract/calls/group.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { RowActions } from '../../components/table/row-actions.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { wholeNumber } from '../../lib/format.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CoursesFile } from './courses-file.tsx';
import { type GroupPage, loadGroupPage } from './load-groups.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Asked = { window: 'edit' | 'merge' | 'file'; group: GroupRow } | { window: 'add' | 'file'; group: null };

/** /grupos: every group with its number of people, and the actions on it (spec 17.5). */
export default function GroupListPage({ data, query: opened }: ViewProps<GroupPage>) {
  const api = useApi();
  const toast = useToast();
  const list = usePagedList<GroupPage>({ path: '/grupos', query: opened, loaded: data, load: loadGroupPage });
  const { groups, total } = list.loaded;
  const [asked, setAsked] = useState<Asked | null>(null);
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
          <PagedTableEmpty list={list} title="Todavía no hay grupos" action={add}>
            Una empresa, un ingreso, un turno: sirve para filtrar a las personas y sus resultados.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['grupo', 'grupos']} />
      <GroupDialog
        edited={asked?.window === 'add' ? 'new' : asked?.window === 'edit' ? asked.group : null}
        onClose={close}
        onDone={done}
      />
      {asked?.window === 'merge' && <MergeDialog group={asked.group} onClose={close} onDone={done} />}
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

type RowWindow = 'edit' | 'merge' | 'file' | 'delete';

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
    label: 'Cursos con inscritos de este grupo',
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

type GroupDialogProps = {
  /** The group to rename, 'new' to add one, null = closed. */
  edited: GroupRow | 'new' | null;
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Adds a group, or renames one unless somebody else did so first. */
function GroupDialog({ edited, onClose, onDone }: GroupDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Agregar grupo' : 'Cambiar el nombre'}
    >
      {edited !== null && <GroupForm row={edited === 'new' ? null : edited} onDone={onDone} />}
    </Dialog>
  );
}

function GroupForm({ row, onDone }: { row: GroupRow | null; onDone: (message: string) => void }) {
  const api = useApi();
  const form = useForm({
    schema: calls.add.input,
    async submit({ Name }) {
      const { message } =
        row === null
          ? await api.group.add({ Name })
          : await api.group.update({ Id: row.id, Name, Version: row.version });
      form.forget();
      onDone(message);
    },
  });
  return (
    <DialogForm form={form} submit={row === null ? 'Agregar' : 'Guardar'}>
      <TextField
        {...form.field('Name')}
        label="Nombre"
        defaultValue={row?.name}
        hint="Una empresa, un ingreso, un turno."
        autoComplete="off"
        data-focus-first
      />
    </DialogForm>
  );
}
