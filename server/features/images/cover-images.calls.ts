import type { CropInput, ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { answer } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';
import * as images from './cover-images.ts';

const placeOf = (isPortada: boolean): images.ImagePlace => (isPortada ? 'cover' : 'detail');

/** The image handlers for one kind of content; part of its controller. */
export const imageHandlers = (owner: images.ImageOwner) => ({
  async getImages(context: Context, { id }: { id: number }) {
    const found = await images.getImages(context, owner, id);
    return answer({
      id: found.id,
      title: found.title,
      imgPortada: found.coverImage,
      imgDetalle: found.detailImage,
      altPortada: found.coverAlt,
      altDetalle: found.detailAlt,
    });
  },
  async setImageAlt(context: Context, input: { Id: number; IsPortada: boolean; Alt?: string | undefined }) {
    await images.setImageAlt(context, owner, input.Id, placeOf(input.IsPortada), input.Alt);
    return answer(null, { message: 'El texto alternativo se guardó.' });
  },
  async deleteImage(context: Context, { id, isPortada }: { id: number; isPortada: boolean }) {
    await images.removeImage(context, owner, id, placeOf(isPortada));
    return answer(null, { message: 'La imagen se quitó.' });
  },
});

/** The note on a stored picture: an animation becomes a still picture. */
export const savedPicture = ({ isAnimated }: { isAnimated: boolean }) => ({
  message: isAnimated
    ? 'La imagen se guardó sin movimiento: queda su primer cuadro.'
    : 'La imagen se guardó.',
});

type NewImage = { file: ReceivedFile; isPortada: boolean; Alt?: string | undefined } & CropInput;

/** The answer of AddArticleImage and AddCourseImage. */
export async function answerNewImage(
  context: Context,
  owner: images.ImageOwner,
  id: number,
  { file, isPortada, Alt, ...crop }: NewImage,
) {
  const given = { file, crop, alt: Alt ?? '' };
  const stored = await images.setImage(context, owner, id, placeOf(isPortada), given);
  return answer(stored, savedPicture(stored));
}
