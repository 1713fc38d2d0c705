import type { ArticleToEdit } from '../../../contract/article.ts';
import type { Revision } from '../../../contract/revision.ts';
import { Button } from '../../components/button.tsx';
import type { Column } from '../../components/data-table-column.ts';
import { Tag } from '../../components/tag.tsx';
import { dateAndTime } from '../../lib/format.ts';

/** The columns of the list of an article's versions. */
export function revisionColumns(article: ArticleToEdit): Column<Revision>[] {
  return [
    {
      key: 'version',
      label: 'Versión',
      kind: 'title',
      render: ({ version, title }) => (
        <>
          Versión {version}
          {version === article.version && (
            <>
              {' '}
              <Tag kind="info">Actual</Tag>
            </>
          )}
          {title !== article.title && <div className="small muted">«{title}»</div>}
        </>
      ),
    },
    { key: 'savedAt', label: 'Guardada', nowrap: true, render: ({ savedAt }) => dateAndTime(savedAt) },
    { key: 'savedBy', label: 'Por', render: ({ savedBy }) => savedBy ?? 'Venía con el portal' },
    {
      key: 'state',
      label: 'Estado',
      render: ({ published }) =>
        published ? <Tag kind="ok">Publicado</Tag> : <Tag kind="off">Sin publicar</Tag>,
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: ({ version }) => (
        <div>
          {version === article.version ? (
            <Button size="small" kind="text" href={`/leerarticulo?id=${article.id}`}>
              Ver
            </Button>
          ) : (
            <Button
              size="small"
              kind="line"
              href={`/revisiones?id=${article.id}&version=${version}`}
              aria-label={`Comparar la versión ${version} con la actual`}
            >
              Comparar
            </Button>
          )}
        </div>
      ),
    },
  ];
}
