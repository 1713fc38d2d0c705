import { useState } from 'react';
import type { CategoryRow } from '../../../contract/calls/category.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { type UsedCategory, UsedCategoryDialog } from './used-category-dialog.tsx';

/** /category: the categories of articles, with their form in a dialog (spec 2.14). */
export default function CategoryManagerPage({ data, viewer }: ViewProps<CategoryRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState<readonly CategoryRow[]>(data);
  const list = useClientTable();
  const [edited, setEdited] = useState<CategoryRow | 'new' | null>(null);
  const [used, setUsed] = useState<UsedCategory | null>(null);

  /** A category with articles cannot be deleted: the page says so before asking, with a link to them. */
  async function isUnused(row: CategoryRow): Promise<boolean> {
    const { total = 0 } = await api.article.get({ CategoryId: row.id, Page: 1, PageSize: 1 });
    if (total > 0) setUsed({ row, count: total });
    return total === 0;
  }

  const show = (row: CategoryRow) =>
    setRows((before) => [row, ...before.filter(({ id }) => id !== row.id)].sort(byName));

  return (
    <>
      <ListManager
        title="Categorías"
        caption="Categorías"
        noun={['categoría', 'categorías']}
        searchLabel="Buscar una categoría"
        list={{
          rows,
          list,
          nameOf: ({ name }) => name,
          replace: setRows,
          reload: async () => setRows((await api.category.get({})).data),
        }}
        textOf={({ name, description }) => `${name} ${description}`}
        name={{ label: 'Nombre' }}
        columns={[
          {
            key: 'description',
            label: 'Descripción',
            isText: true,
            render: ({ description }) => description || <span className="muted">Sin descripción</span>,
          },
        ]}
        actionsLabel="Acciones"
        edit={(row) => ({ onClick: () => setEdited(row) })}
        removal={{
          type: 'Categoria',
          title: 'Confirmar',
          send: ({ id }) => api.category.delete({ id }),
          sendMany: (items) => api.category.deleteMany(items),
          isAllowed: isUnused,
          consequence: {
            named: (name) => `La categoría «${name}» dejará de aparecer en el portal`,
            one: 'La categoría dejará de aparecer en el portal',
            many: 'Las # categorías dejarán de aparecer en el portal',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        empty={{
          image: '/motivos/semilla.svg',
          title: 'Todavía no hay categorías',
          text: 'Cada artículo necesita una. Agrega la primera.',
        }}
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
    </>
  );
}

const byName = (left: CategoryRow, right: CategoryRow) => left.name.localeCompare(right.name, 'es');
