import { useState } from 'react';
import type { ArticleCard } from '../../../contract/article.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { SortOrder } from '../../components/data-table.rules.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Icon } from '../../components/icon.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import { useApi } from '../../lib/api-context.ts';
import { ListBlank, ListPager, ListSearch, sortedHref } from '../../lib/managed-list.tsx';
import { useNotice } from '../../lib/notice.ts';
import { type Query, sortOf, type ViewProps } from '../../lib/screen.ts';
import { useRemoval } from '../../lib/use-removal.ts';
import { articleColumns } from './article-columns.tsx';
import { articleSorts } from './article-sorts.ts';

const path = '/listarticle';

/** The order that the server gave the list in: newest first unless the address says otherwise. */
function orderOf(query: Query): SortOrder {
  const { Sort, Order } = sortOf(query, articleSorts);
  if (Sort === undefined) return { key: 'date', direction: 'descending' };
  return { key: Sort, direction: Order === 'desc' ? 'descending' : 'ascending' };
}

/** /listarticle: every article, drafts included (portal.md §2, Article list). */
export default function ArticleManagerPage({
  data,
  query,
}: ViewProps<{ articles: ArticleCard[]; total: number }>) {
  const api = useApi();
  const [{ articles, total }, setList] = useState(data);
  const removal = useRemoval<ArticleCard>({
    remove: ({ id }) => api.article.delete({ id }),
    onRemoved: ({ id }) =>
      setList((before) => ({
        articles: before.articles.filter((article) => article.id !== id),
        total: before.total - 1,
      })),
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
      <ToolHead title="Artículos">
        <ListSearch path={path} label="Buscar un artículo" query={query} />
        {add}
      </ToolHead>
      <DataTable
        caption="Artículos"
        columns={articleColumns(removal.ask)}
        rows={articles}
        rowKey={({ id }) => id}
        order={orderOf(query)}
        hrefFor={(order) => sortedHref(path, query, order)}
        empty={
          <ListBlank path={path} query={query} title="Todavía no hay artículos" action={add}>
            Escribe el primero: aparece en el portal cuando lo publicas.
          </ListBlank>
        }
      />
      <ListPager path={path} query={query} total={total} noun={['artículo', 'artículos']} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={`El artículo «${removal.asked?.title}» dejará de verse. Queda 30 días en la Papelera, de donde puedes restaurarlo.`}
      />
    </>
  );
}
