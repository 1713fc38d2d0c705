import { useState } from 'react';
import type { CategoryRow } from '../../../contract/category.ts';
import { Blank } from '../../components/blank.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { Column } from '../../components/data-table-column.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import { useToast } from '../../components/toast.tsx';
import { useWholeList } from '../../components/use-whole-list.ts';
import { WholeListSearch, WholeListTable } from '../../components/whole-list.tsx';
import { useApi } from '../../lib/api-context.ts';
import type { ViewProps } from '../../lib/screen.ts';
import { useRemoval } from '../../lib/use-removal.ts';
import { CategoryDialog } from './category-dialog.tsx';

/** /category: the categories of articles, with their form in a window (portal.md §2, Categories). */
export default function CategoryManagerPage({ data }: ViewProps<CategoryRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState(data);
  const list = useWholeList();
  const [edited, setEdited] = useState<CategoryRow | 'new' | null>(null);
  const removal = useRemoval<CategoryRow>({
    remove: ({ id }) => api.category.delete({ id }),
    onRemoved: ({ id }) => setRows((before) => before.filter((row) => row.id !== id)),
  });
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
        <div>
          <IconButton icon="pencil" label="Editar" subject={row.name} onClick={() => setEdited(row)} />
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={row.name}
            danger
            onClick={() => removal.ask(row)}
          />
        </div>
      ),
    },
  ];

  return (
    <>
      <ToolHead title="Categorías">
        {rows.length > 0 && <WholeListSearch list={list} label="Buscar una categoría" />}
        {add}
      </ToolHead>
      <WholeListTable
        caption="Categorías"
        noun={['categoría', 'categorías']}
        list={list}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        textOf={({ name, description }) => `${name} ${description}`}
        empty={
          <Blank picture="/motivos/semilla.svg" title="Todavía no hay categorías" actions={add}>
            Cada artículo necesita una. Agrega la primera.
          </Blank>
        }
      />
      <CategoryDialog
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={(row, message) => {
          setRows((before) => [row, ...before.filter(({ id }) => id !== row.id)].sort(byName));
          setEdited(null);
          toast({ text: message });
        }}
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Confirmar"
        body={
          <>
            <p>Desea eliminar?</p>
            <p>
              La categoría «{removal.asked?.name}» dejará de aparecer en el portal. Queda 30 días en la
              Papelera.
            </p>
          </>
        }
      />
    </>
  );
}

const byName = (left: CategoryRow, right: CategoryRow) => left.name.localeCompare(right.name, 'es');
