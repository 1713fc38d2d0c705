import { useState } from 'react';
import type { CategoryRow } from '../../../contract/calls/category.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { RowActions } from '../../components/table/row-actions.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { restoring, trashAction } from '../../lib/lists/bulk-actions.ts';
import { BulkBar } from '../../lib/lists/bulk-bar.tsx';
import { trashConsequence } from '../../lib/lists/trash-words.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { type UsedCategory, UsedCategoryDialog } from './used-category-dialog.tsx';

/** /category: the categories of articles, with their form in a dialog (spec 2.14). */
export default function CategoryManagerPage({ data, viewer }: ViewProps<CategoryRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState(data);
  const list = useClientTable();
  const [edited, setEdited] = useState<CategoryRow | 'new' | null>(null);
  const reload = async () => setRows((await api.category.get({})).data);
  const removal = useRemoval<CategoryRow>({
    remove: ({ id }) => api.category.delete({ id }),
    onRemoved: reload,
    undo: { restore: (row) => restoring(api, 'Categoria')([row]), onUndone: reload },
  });
  const { run } = useCall();
  const [used, setUsed] = useState<UsedCategory | null>(null);
  /** A category with articles cannot be deleted: that is said before the question, with the way to them. */
  const askToRemove = (row: CategoryRow) =>
    void run(async () => {
      const { total = 0 } = await api.article.get({ CategoryId: row.id, Page: 1, PageSize: 1 });
      if (total === 0) removal.ask(row);
      else setUsed({ row, count: total });
    });
  const show = (row: CategoryRow) =>
    setRows((before) => [row, ...before.filter(({ id }) => id !== row.id)].sort(byName));
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon name="plus" />
      Agregar
    </Button>
  );

  const columns: Column<CategoryRow>[] = [
    { key: 'name', label: 'Nombre', kind: 'title', sortBy: ({ name }) => name, render: ({ name }) => name },
    {
      key: 'description',
      label: 'Descripción',
      isText: true,
      render: ({ description }) => description || <span className="muted">Sin descripción</span>,
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (row) => (
        <RowActions subject={row.name} edit={{ onClick: () => setEdited(row) }}>
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={row.name}
            danger
            onClick={() => askToRemove(row)}
          />
        </RowActions>
      ),
    },
  ];

  return (
    <>
      <ToolHead title="Categorías">
        {rows.length > 0 && <ClientTableSearch list={list} label="Buscar una categoría" />}
        {add}
      </ToolHead>
      <ClientTable
        caption="Categorías"
        noun={['categoría', 'categorías']}
        list={list}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selectable={{
          nameOf,
          bar: (selection) => (
            <BulkBar
              selection={selection}
              nameOf={nameOf}
              noun={['categoría', 'categorías']}
              actions={[
                trashAction(api, {
                  type: 'Categoria',
                  title: 'Confirmar',
                  send: (items) => api.category.deleteMany(items),
                  consequence: [
                    'La categoría dejará de aparecer en el portal',
                    'Las # categorías dejarán de aparecer en el portal',
                  ],
                }),
              ]}
              onDone={reload}
            />
          ),
        }}
        textOf={({ name, description }) => `${name} ${description}`}
        empty={
          <EmptyState image="/motivos/semilla.svg" title="Todavía no hay categorías" actions={add}>
            Cada artículo necesita una. Agrega la primera.
          </EmptyState>
        }
      />
      <CategoryDialog
        edited={edited}
        accountId={viewer?.accountId ?? 0}
        onClose={() => setEdited(null)}
        onTakeOther={(row) => {
          show(row);
          setEdited(row);
        }}
        onSaved={(row, message) => {
          show(row);
          setEdited(null);
          toast({ text: message });
        }}
      />
      <UsedCategoryDialog used={used} onClose={() => setUsed(null)} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Confirmar"
        body={
          <>
            <p>Desea eliminar?</p>
            <p>{trashConsequence(`La categoría «${removal.asked?.name}» dejará de aparecer en el portal`)}</p>
          </>
        }
      />
    </>
  );
}

const nameOf = ({ name }: CategoryRow) => name;
const byName = (left: CategoryRow, right: CategoryRow) => left.name.localeCompare(right.name, 'es');
