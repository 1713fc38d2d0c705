import type { ArticleRevisionText, ArticleToEdit } from '../../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../../contract/categories/calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import type { LoadedVersions } from '../../../lib/versions/load-versions.ts';
import { VersionsPage } from '../../../lib/versions/versions-page.tsx';
import { comparableOfRevision, comparedFields } from './article-comparison.ts';

export type RevisionsData = LoadedVersions<ArticleToEdit, ArticleRevisionText> & {
  categories: CategoryRow[];
};

/**
 * /revisiones: every saved version of an article. One of them is shown beside the current one and can be
 * restored.
 */
export default function RevisionsPage({ data }: ViewProps<RevisionsData>) {
  const api = useApi();
  const { present, categories } = data;
  const { id, published } = present;
  return (
    <VersionsPage
      noun="el artículo"
      home={{ label: 'Artículos', href: '/listarticle' }}
      loaded={data}
      hrefs={{
        list: `/revisiones?id=${id}`,
        edit: `/editarticle?id=${id}`,
        see: `/leerarticulo?id=${id}`,
      }}
      consequence={[
        'El artículo vuelve a tener el título, el texto, la categoría y la edad de la versión #',
        `, y sigue ${published ? 'publicado' : 'sin publicar'}`,
      ]}
      restore={api.article.restoreRevision}
      fieldsOf={(version) =>
        comparedFields(comparableOfRevision(version, categories), comparableOfRevision(present, categories))
      }
    />
  );
}
