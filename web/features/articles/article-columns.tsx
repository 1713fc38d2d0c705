import type { ArticleCard } from '../../../contract/article.ts';
import type { Column } from '../../components/data-table-column.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Tag } from '../../components/tag.tsx';
import { shortDate } from '../../lib/format.ts';

/** The columns of the list of articles; `onRemove` asks before deleting one. */
export function articleColumns(onRemove: (article: ArticleCard) => void): Column<ArticleCard>[] {
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
      sortBy: ({ categorieName }) => categorieName,
      render: ({ categorieName }) => categorieName,
    },
    {
      key: 'state',
      label: 'Estado',
      sortBy: ({ published }) => (published ? 1 : 0),
      render: ({ published }) =>
        published ? <Tag kind="ok">Publicado</Tag> : <Tag kind="off">Borrador</Tag>,
    },
    {
      key: 'date',
      label: 'Fecha',
      nowrap: true,
      sortBy: ({ date }) => date,
      render: ({ date }) => shortDate(date),
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (article) => (
        <div>
          <IconButton
            icon="pencil"
            label="Editar"
            subject={article.title}
            href={`/editarticle?id=${article.id}`}
          />
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={article.title}
            danger
            onClick={() => onRemove(article)}
          />
        </div>
      ),
    },
  ];
}
