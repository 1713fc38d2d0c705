import type { ArticleListed } from '../../../../contract/calls/article.ts';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { shortDate } from '../../../lib/format.ts';
import { StateTag } from './article-state.tsx';

/**
 * The columns of the list of articles: title and category first (spec 2.14). `onRemove` asks before deleting
 * an article. The server sorts by the columns that have `sortBy`.
 */
export function articleColumns(onRemove: (article: ArticleListed) => void): Column<ArticleListed>[] {
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
