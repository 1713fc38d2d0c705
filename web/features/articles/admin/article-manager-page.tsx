import type { ArticleListed } from '../../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../../contract/categories/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import type { SortOrder } from '../../../components/table/data-table.rules.ts';
import { DataTable } from '../../../components/table/data-table.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { shortDate } from '../../../lib/format.ts';
import type { BulkAction } from '../../../lib/lists/bulk-action.ts';
import {
  publishActions,
  restoring,
  seenItemsOf,
  trashAction,
  trashConsequence,
} from '../../../lib/lists/bulk-actions.ts';
import { bulkSelection } from '../../../lib/lists/bulk-bar.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
  sortedByList,
} from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import { type Query, sortOf, type ViewProps } from '../../../lib/page/screen.ts';
import { StateTag } from './article-state.tsx';
import { type ArticlePage, articleSorts, loadArticles } from './load-articles.ts';

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
        {...sortedByList(list)}
        selectable={bulkSelection({
          nameOf,
          noun: ['artículo', 'artículos'],
          actions: articleActions(api, categories),
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay artículos">
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

const articleActions = (
  api: Api,
  categories: readonly CategoryRow[],
): readonly BulkAction<ArticleListed>[] => [
  ...publishActions<ArticleListed>(api.article.publishMany),
  {
    label: 'Mover',
    icon: 'tag',
    choices: {
      label: 'Categoría',
      load: async () => categories.map(({ id, name }) => ({ value: id, label: name })),
    },
    send: (rows, CategoryId) => api.article.moveMany({ ...seenItemsOf(rows), CategoryId }),
  },
  trashAction(api, {
    type: 'Articulo',
    send: (items) => api.article.deleteMany(items),
    consequence: ['El artículo dejará de verse', 'Los # artículos dejarán de verse'],
  }),
];

/**
 * The columns of the list of articles: title and category first (spec 2.14). `onRemove` asks before deleting
 * an article. The server sorts by the columns that have `sortBy`.
 */
function articleColumns(onRemove: (article: ArticleListed) => void): Column<ArticleListed>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: ({ id, title }) => <a href={`/editarticle?id=${id}`}>{title}</a>,
    },
    {
      key: 'category',
      label: 'Categoría',
      nowrap: true,
      sortBy: ({ categorieName }) => categorieName,
      render: ({ categorieName }) => categorieName,
    },
    { key: 'state', label: 'Estado', kind: 'state', render: (article) => <StateTag {...article} /> },
    {
      key: 'date',
      label: 'Fecha',
      nowrap: true,
      sortBy: ({ date }) => date,
      render: ({ date, published }) => (
        <>
          {shortDate(date)}
          {!published && <div className="small muted">empezado</div>}
        </>
      ),
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (article) => <Actions article={article} onRemove={onRemove} />,
    },
  ];
}

function Actions({
  article,
  onRemove,
}: {
  article: ArticleListed;
  onRemove: (article: ArticleListed) => void;
}) {
  const { id, title, published } = article;
  return (
    <RowActions subject={title} edit={{ href: `/editarticle?id=${id}` }}>
      <IconButton
        icon="eye"
        label={published ? 'Ver' : 'Vista previa'}
        subject={title}
        href={`/leerarticulo?id=${id}`}
      />
      <IconButton icon="image" label="Imágenes" subject={title} href={`/imagearticulo?id=${id}`} />
      <IconButton icon="clock" label="Versiones" subject={title} href={`/revisiones?id=${id}`} />
      <IconButton icon="trash" label="Eliminar" subject={title} danger onClick={() => onRemove(article)} />
    </RowActions>
  );
}
