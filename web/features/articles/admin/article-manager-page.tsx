import type { ArticleListed } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import type { SortOrder } from '../../../components/table/data-table.rules.ts';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { restoring } from '../../../lib/lists/bulk-actions.ts';
import { bulkSelection } from '../../../lib/lists/bulk-bar.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
  sortedHref,
} from '../../../lib/lists/paged-table.tsx';
import { trashConsequence } from '../../../lib/lists/trash-words.ts';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import { type Query, sortOf, type ViewProps } from '../../../lib/page/screen.ts';
import { articleActions } from './article-actions.ts';
import { articleColumns } from './article-columns.tsx';
import { articleSorts } from './article-sorts.ts';
import { type ArticlePage, loadArticles } from './load-articles.ts';

/** The list's order on the server: newest first unless the address says otherwise. */
function orderOf(query: Query): SortOrder {
  const { Sort, Order } = sortOf(query, articleSorts);
  if (Sort === undefined) return { key: 'date', direction: 'descending' };
  return { key: Sort, direction: Order === 'desc' ? 'descending' : 'ascending' };
}

const articleFilters = (categories: readonly CategoryRow[]): readonly ListFilter[] => [
  {
    name: 'state',
    label: 'Estado',
    placeholder: 'Todos los estados',
    options: [
      { value: 'published', label: 'Publicados' },
      { value: 'draft', label: 'Borradores' },
      { value: 'scheduled', label: 'Programados' },
    ],
  },
  {
    name: 'category',
    label: 'Categoría',
    placeholder: 'Todas las categorías',
    options: categories.map(({ id, name }) => ({ value: id, label: name })),
  },
];

type ArticleManagerData = ArticlePage & { categories: CategoryRow[] };

const nameOf = ({ title }: ArticleListed) => title;

/** /listarticle: every article, drafts included (spec 2.14). */
export default function ArticleManagerPage({ data, query: opened }: ViewProps<ArticleManagerData>) {
  const { categories, ...loaded } = data;
  const api = useApi();
  const list = usePagedList<ArticlePage>({ path: '/listarticle', query: opened, loaded, load: loadArticles });
  const { articles, total } = list.loaded;
  const restore = restoring(api, 'Articulo');
  const removal = useRemoval<ArticleListed>({
    remove: ({ id }) => api.article.delete({ id }),
    onRemoved: list.reload,
    undo: { restore: (row) => restore([row]), onUndone: list.reload },
  });
  useNotice();
  const add = (
    <Button href="/addarticle">
      <Icon name="plus" />
      Agregar
    </Button>
  );
  return (
    <>
      <ToolHead title="Artículos">{add}</ToolHead>
      <PagedTableTools list={list} label="Buscar un artículo" filters={articleFilters(categories)} />
      <DataTable
        caption="Artículos"
        columns={articleColumns(removal.ask)}
        rows={articles}
        rowKey={({ id }) => id}
        order={orderOf(list.query)}
        hrefFor={(order) => sortedHref(list, order)}
        selectable={bulkSelection({
          nameOf,
          noun: ['artículo', 'artículos'],
          actions: articleActions(api, categories),
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay artículos" action={add}>
            Escribe el primero: aparece en el portal cuando lo publicas.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['artículo', 'artículos']} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={trashConsequence(`El artículo «${removal.asked?.title}» dejará de verse`)}
      />
    </>
  );
}
