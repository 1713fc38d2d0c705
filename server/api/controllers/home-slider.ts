import { listWindow } from '../../../contract/fields.ts';
import type { contract } from '../../../contract/index.ts';
import { searchContent, searchPage } from '../../features/search/search.ts';
import * as slider from '../../features/slider/slider.ts';
import { answer, type Controller } from '../call/controller.ts';
import { arrange, inTrash, trashMany } from './row-handlers.ts';

type Listed = Awaited<ReturnType<typeof slider.listSlides>>[number];

const onTheWire = ({ image, ...slide }: Listed) => ({
  ...slide,
  path: image,
});

const stillNote = ({ isAnimated }: { isAnimated: boolean }) =>
  isAnimated ? ' De una imagen que se mueve queda su primer cuadro.' : '';

export const homeSlider: Controller<typeof contract.homeSlider> = {
  async find(context, { value }) {
    return answer(await searchContent(context, value));
  },
  async search(context, { value, Type, Page = 1, PageSize }) {
    const window = listWindow({ Page, ...(PageSize && { PageSize }) }, 10);
    const { total, ...found } = await searchPage(context, { value, type: Type, ...window });
    return answer(found, { total });
  },
  async getImages(context) {
    return answer((await slider.listSlides(context)).map(onTheWire));
  },
  async addSliderImage(context, { file, url, Alt, ...crop }) {
    const added = await slider.addSlide(context, { file, crop }, { link: url ?? '', alt: Alt ?? '' });
    return answer(onTheWire(added), { message: `La imagen se agregó al final.${stillNote(added)}` });
  },
  async updateSliderImage(context, { id, file, link, Alt, Version, ...crop }) {
    const picture = file === undefined ? undefined : { file, crop };
    const changed = await slider.changeSlide(context, id, { picture, link, alt: Alt }, Version);
    return answer(onTheWire(changed), { message: `Los cambios se guardaron.${stillNote(changed)}` });
  },
  async deleteImage(context, { path, id }) {
    await slider.removeSlide(context, { image: path, id });
    return answer(null, { message: inTrash('La imagen') });
  },
  deleteMany: trashMany(slider.removeSlideById, 'imagen', 'imágenes'),
  order: arrange(slider.orderSlides),
};
