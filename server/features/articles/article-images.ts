import { Refusal } from '../../../contract/refusals.ts';
import type { CropInput, ReceivedFile } from '../../../contract/upload.ts';
import { type Context, transaction } from '../../context.ts';
import { contentChanged } from '../content/content-version.ts';
import { type Picture, storePicture } from '../pictures/store-picture.ts';
import * as queries from './article-images.queries.ts';
import { everything, openTo } from './articles.rules.ts';

/**
 * The two images of an article and what is said of them. Refuses (404) an article that the caller may not read
 * (decisions §4): a draft, or one beyond the caller's years.
 */
export async function getArticleImages({ db, caller }: Context, id: number) {
  const found = await queries.findImages(db, id, openTo(caller));
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

/**
 * Stores a picture and makes it the cover or the detail image. Images are no part of the text: the article's version
 * stays. What was said of the picture before does not fit the new one, so without `alt` nothing is said of it.
 */
export async function setArticleImage(
  context: Context,
  id: number,
  place: queries.ImagePlace,
  given: { file: ReceivedFile; crop: CropInput; alt: string },
): Promise<Picture> {
  if ((await queries.findImages(context.db, id, everything)) === undefined) throw new Refusal('notFound');
  const picture = await storePicture(context, given.file, 'articlefile', given.crop);
  await changeImage(context, id, place, { image: picture.path, alt: given.alt });
  return picture;
}

/** Changes what is said of an image; absent = stays. */
export function setArticleImageAlt(
  context: Context,
  id: number,
  place: queries.ImagePlace,
  alt: string | undefined,
): Promise<void> {
  return changeImage(context, id, place, alt === undefined ? {} : { alt });
}

/** Takes an image away; one that is not there is as good as taken away. */
export function removeArticleImage(context: Context, id: number, place: queries.ImagePlace): Promise<void> {
  return changeImage(context, id, place, { image: null, alt: '' });
}

async function changeImage(
  context: Context,
  id: number,
  place: queries.ImagePlace,
  values: { image?: string | null; alt?: string },
): Promise<void> {
  await transaction(context, async (inside) => {
    const isThere =
      Object.keys(values).length === 0
        ? await queries.findImages(inside.db, id, everything)
        : await queries.updateImage(inside.db, id, place, values);
    if (isThere === undefined) throw new Refusal('notFound');
    await contentChanged(inside);
  });
}
