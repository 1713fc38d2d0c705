import { listWindow } from '../../../contract/fields.ts';
import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { arrange, inTrash, trashMany } from '../bulk/rows.calls.ts';
import { findPrescribed, searchContent, searchPage } from '../search/search.ts';
import type { Outcome } from '../searched-phrases/searched-phrases.rules.ts';
import { noteSearch } from '../searched-phrases/searched-phrases.ts';
import * as slider from './slider.ts';

type Listed = Awaited<ReturnType<typeof slider.listSlides>>[number];

const onTheWire = ({ image, ...slide }: Listed) => ({
  ...slide,
  path: image,
});

const stillNote = ({ isAnimated }: { isAnimated: boolean }) =>
  isAnimated ? ' De una imagen que se mueve queda su primer cuadro.' : '';

const outcomeOf = (count: number, isAnswered: boolean): Outcome =>
  isAnswered ? 'answered' : count > 0 ? 'listed' : 'nothing';

export const homeSlider: Controller<typeof contract.homeSlider> = {
  async find(context, { value }) {
    const found = await findPrescribed(context, value);
    noteSearch(context, value, found.length > 0 ? 'listed' : 'nothing');
    return answer(found);
  },
  async suggest(context, { value }) {
    const found = await searchContent(context, value);
    noteSearch(
      context,
      value,
      outcomeOf(
        found.length,
        found.some((each) => 'answer' in each),
      ),
    );
    return answer(found);
  },
  async search(context, { value, Type, Page = 1, PageSize }) {
    const window = listWindow({ Page, ...(PageSize && { PageSize }) }, 10);
    const { total, ...found } = await searchPage(context, { value, type: Type, ...window });
    const isFirst = Type === undefined && Page === 1;
    // the page of results counts whoever sees it, from the cache too
    if (isFirst) noteSearch(context, value, outcomeOf(total, found.best.length > 0), { isTyped: false });
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
