import type { contract } from '../../../contract/index.ts';
import * as images from '../../features/articles/article-images.ts';
import { answer, type Controller } from '../controller.ts';

type Rows = Pick<typeof contract.article, 'getImages' | 'addArticleImage' | 'setImageAlt' | 'deleteImage'>;

const placeOf = (isPortada: boolean) => (isPortada ? 'cover' : 'detail');

/** The calls of /imagearticulo; part of the controller Article. */
export const articleImages: Controller<Rows> = {
  async getImages(context, { id }) {
    const found = await images.getArticleImages(context, id);
    return answer({
      id: found.id,
      title: found.title,
      imgPortada: found.coverImage,
      imgDetalle: found.detailImage,
      altPortada: found.coverAlt,
      altDetalle: found.detailAlt,
    });
  },
  async addArticleImage(context, { articleId, isPortada, file, Alt, ...crop }) {
    const given = { file, crop, alt: Alt ?? '' };
    const stored = await images.setArticleImage(context, articleId, placeOf(isPortada), given);
    return answer(stored, { message: 'La imagen se guardó.' });
  },
  async setImageAlt(context, { Id, IsPortada, Alt }) {
    await images.setArticleImageAlt(context, Id, placeOf(IsPortada), Alt);
    return answer(null, { message: 'El texto alternativo se guardó.' });
  },
  async deleteImage(context, { id, isPortada }) {
    await images.removeArticleImage(context, id, placeOf(isPortada));
    return answer(null, { message: 'La imagen se quitó.' });
  },
};
