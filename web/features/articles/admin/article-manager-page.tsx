import { useState } from 'react';
import type { ArticleCard } from '../../../../contract/calls/article.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import type { SortOrder } from '../../../components/table/data-table.rules.ts';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import {
  PagedTableEmpty,
  PagedTablePager,
  PagedTableSearch,
  sortedHref,
} from '../../../lib/lists/paged-table.tsx';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import { type Query, sortOf, type ViewProps } from '../../../lib/page/screen.ts';
import { articleColumns } from './article-columns.tsx';
import { articleSorts } from './article-sorts.ts';

const path = '/listarticle';

/** The list's order on the server: newest first unless the address says otherwise. */
function orderOf(query: Query): SortOrder {
  const { Sort, Order } = sortOf(query, articleSorts);
  if (Sort === undefined) return { key: 'date', direction: 'descending' };
  return { key: Sort, direction: Order === 'desc' ? 'descending' : 'ascending' };
}

/** /listarticle: every article, drafts included (spec 2.14). */
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
        <PagedTableSearch path={path} label="Buscar un artículo" query={query} />
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
          <PagedTableEmpty path={path} query={query} title="Todavía no hay artículos" action={add}>
            Escribe el primero: aparece en el portal cuando lo publicas.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager path={path} query={query} total={total} noun={['artículo', 'artículos']} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={`El artículo «${removal.asked?.title}» dejará de verse. Queda 30 días en la Papelera, de donde puedes restaurarlo.`}
      />
    </>
  );
}
