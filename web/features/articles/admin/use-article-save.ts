import type { ArticleToEdit } from '../../../../contract/calls/article.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import { textIsSafe, useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import type { ArticleInput } from './article-comparison.ts';

/**
 * Saves an article and returns to the list. `baseVersion` is the version that the text was begun from. A
 * draft older than the stored article leads to the conflict dialog, like any late save.
 */
export function useArticleSave(article: ArticleToEdit | null, baseVersion: number, draft: FormDraft) {
  const api = useApi(textIsSafe);
  return useVersionedSave<ArticleInput, ArticleToEdit>({
    version: article === null ? undefined : baseVersion || article.version,
    async save(input, version) {
      if (article === null) {
        const { message, data } = await api.article.add(input);
        storeNotice(message, { label: 'Agregar imágenes', href: `/imagearticulo?id=${data.id}` });
      } else {
        const { message } = await api.article.update({ Id: article.id, ...input, Version: version });
        storeNotice(message);
      }
      draft.forget();
      location.assign('/listarticle');
    },
    stored: async () => (await api.article.getToEdit({ id: article?.id ?? 0 })).data,
  });
}
