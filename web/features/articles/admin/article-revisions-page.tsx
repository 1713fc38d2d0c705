import type { ArticleRevisionText, ArticleToEdit } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import type { Revision } from '../../../../contract/revision.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionsPage } from '../../../lib/versions/versions-page.tsx';
import { comparableOfRevision, comparedFields } from './article-comparison.ts';

export type RevisionsData = {
  article: ArticleToEdit;
  revisions: Revision[];
  /** The version to compare with the current one; null = none chosen. */
  chosen: ArticleRevisionText | null;
  categories: CategoryRow[];
};

/**
 * /revisiones: every saved version of an article. One of them is shown beside the current one and can be
 * restored.
 */
export default function RevisionsPage({ data }: ViewProps<RevisionsData>) {
  const api = useApi();
  const { article, revisions, chosen, categories } = data;
  const { id, version: Version, published } = article;
  return (
    <VersionsPage
      noun="el artículo"
      home={{ label: 'Artículos', href: '/listarticle' }}
      present={article}
      revisions={revisions}
      chosen={chosen}
      hrefs={{
        list: `/revisiones?id=${id}`,
        edit: `/editarticle?id=${id}`,
        see: `/leerarticulo?id=${id}`,
      }}
      consequence={({ version }) =>
        `El artículo vuelve a tener el título, el texto, la categoría y la edad de la versión ${version}. Lo de ahora queda como versión ${Version}, y sigue ${published ? 'publicado' : 'sin publicar'}.`
      }
      restore={({ version }) => api.article.restoreRevision({ Id: id, Revision: version, Version })}
      fieldsOf={(version) =>
        comparedFields(comparableOfRevision(version, categories), comparableOfRevision(article, categories))
      }
    />
  );
}
