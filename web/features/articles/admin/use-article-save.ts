import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { type ArticleToEdit, article as calls } from '../../../../contract/articles/calls.ts';
import { uploadedFile } from '../../../../contract/files/file-kinds.ts';
import { newImage } from '../../../../contract/images/cover-images.ts';
import type { Api } from '../../../../contract/index.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import type { useUpload } from '../../../lib/uploads/use-upload.ts';
import { textIsSafe, useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import type { ArticleInput } from './article-comparison.ts';

const { isPortada: _, ...coverFields } = newImage;

/** The fields of an article, with an optional cover. */
export const articleWithCover = z.extend(calls.add.input, {
  ...coverFields,
  file: z.optional(uploadedFile()),
});

/** A chosen cover: the file, its description, its crop. */
export type NewCover = Omit<Parameters<Api['article']['addArticleImage']>[0], 'articleId' | 'isPortada'>;

interface CoverOptions {
  /** The cover chosen when the form was last sent. */
  cover: RefObject<NewCover | null>;
  upload: ReturnType<typeof useUpload>;
}

/**
 * Saves an article, then its cover, and returns to the list. A cover that cannot be saved leads to the screen of the
 * images, which says so: the article is stored by then.
 */
export function useArticleSave(
  article: ArticleToEdit | null,
  draft: FormDraft,
  { cover, upload }: CoverOptions,
) {
  const api = useApi(textIsSafe);

  /** Resolves to the reason why the cover was not saved; null = saved, or none chosen. */
  async function saveCover(articleId: number): Promise<string | null> {
    const image = cover.current;
    if (image === null) return null;
    try {
      await upload.send((options) =>
        api.article.addArticleImage({ articleId, isPortada: true, ...image }, options),
      );
      return null;
    } catch (error) {
      if (error instanceof ApiRefusal) return error.message;
      if (error instanceof DOMException && error.name === 'AbortError') return 'Cancelaste su envío.';
      throw error;
    }
  }

  return useVersionedSave<ArticleInput, ArticleToEdit>({
    draft,
    async save(input, version) {
      const { message, id } =
        article === null
          ? await api.article.add(input).then(({ message, data }) => ({ message, id: data.id }))
          : await api.article
              .update({ Id: article.id, ...input, Version: version })
              .then(({ message }) => ({ message, id: article.id }));
      const images = `/imagearticulo?id=${id}`;
      const problem = await saveCover(id);
      draft.saved();
      if (problem !== null) {
        storeNotice(`${message} La portada no se guardó: ${problem}`);
        location.assign(images);
        return;
      }
      const isBare = article === null && cover.current === null;
      storeNotice(message, isBare ? { label: 'Agregar imágenes', href: images } : undefined);
      location.assign('/listarticle');
    },
    stored: async () => (await api.article.getToEdit({ id: article?.id ?? 0 })).data,
  });
}
