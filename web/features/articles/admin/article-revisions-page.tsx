import type { ArticleRevisionText, ArticleToEdit } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import type { Revision } from '../../../../contract/revision.ts';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionComparison } from '../../../lib/versions/version-comparison.tsx';
import { VersionList } from '../../../lib/versions/version-list.tsx';
import { ArticleCompare } from './article-compare.tsx';
import { comparableOfRevision } from './article-comparison.ts';

export type RevisionsData = {
  article: ArticleToEdit;
  revisions: Revision[];
  /** The version to be compared with the present one; null = none chosen. */
  chosen: ArticleRevisionText | null;
  categories: CategoryRow[];
};

/** /revisiones: every saved version of an article; one of them beside the present one, to be restored. */
export default function RevisionsPage({ data }: ViewProps<RevisionsData>) {
  const api = useApi();
  const { article, revisions, chosen, categories } = data;
  const list = `/revisiones?id=${article.id}`;
  const edit = `/editarticle?id=${article.id}`;
  useNotice();
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Artículos', href: '/listarticle' },
          { label: 'Editar', href: edit },
          ...(chosen === null
            ? [{ label: 'Versiones' }]
            : [{ label: 'Versiones', href: list }, { label: `Versión ${chosen.version}` }]),
        ]}
      />
      {chosen === null ? (
        <VersionList
          noun="el artículo"
          present={article}
          revisions={revisions}
          hrefs={{ list, edit, see: `/leerarticulo?id=${article.id}` }}
        />
      ) : (
        <VersionComparison
          present={article}
          chosen={chosen}
          listHref={list}
          consequence={`El artículo vuelve a tener el título, el texto, la categoría y la edad de la versión ${chosen.version}. Lo de ahora queda como versión ${article.version}, y sigue ${article.published ? 'publicado' : 'sin publicar'}.`}
          restore={() =>
            api.article.restoreRevision({
              Id: article.id,
              Revision: chosen.version,
              Version: article.version,
            })
          }
          compare={(names) => (
            <ArticleCompare
              names={names}
              before={comparableOfRevision(chosen, categories)}
              after={comparableOfRevision(article, categories)}
            />
          )}
        />
      )}
    </>
  );
}
