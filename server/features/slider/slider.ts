import type { CropInput, ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { addOrderedRow, inOrder, reorderRows } from '../content/ordered-rows.ts';
import { pictureName } from '../images/picture-names.rules.ts';
import { storeImage } from '../images/store-image.ts';
import { changeRow } from '../versions/change-row.ts';
import { findNewestShowing, findSlide, slides } from './slider.queries.ts';

/** The home page's slides in their order (spec 6.11). */
export const listSlides = ({ db }: Context) => inOrder(slides(db)).execute();

export interface SlidePicture {
  file: ReceivedFile;
  crop: CropInput;
}

/** The name of the link's field in the call; the error names it. */
type LinkField = 'url' | 'link';

function assertLink(link: string, field: LinkField): void {
  if (link !== '' && !isLinkAllowed(link))
    throw new Refusal('badLink', { errors: [{ field, message: sentence('badLink') }] });
}

/**
 * Adds a slide after the others; link '' = no link. Refuses (400) a link that is not a path of this site, https or
 * mailto, and a picture like storeImage.
 */
export async function addSlide(
  context: Context,
  { file, crop }: SlidePicture,
  given: { link: string; alt: string },
) {
  assertLink(given.link, 'url');
  const { columns, isAnimated } = await storedPicture(context, { file, crop });
  const added = await addOrderedRow(context, 'slide', {
    values: { ...columns, ...given },
    end: 'last',
    details: { image: columns.image, link: given.link },
  });
  return { ...added, image: columns.image, name: columns.file_name, ...given, isAnimated };
}

/**
 * Changes the given fields; without a picture the old one stays. Refuses like addSlide, (404) an unknown slide, (409) a
 * stale `version`.
 */
export async function changeSlide(
  context: Context,
  id: number,
  {
    picture,
    ...given
  }: { picture: SlidePicture | undefined; link?: string | undefined; alt?: string | undefined },
  version?: number,
) {
  if (given.link !== undefined) assertLink(given.link, 'link');
  if ((await findSlide(context.db, id)) === undefined) throw new Refusal('notFound');
  const stored = picture && (await storedPicture(context, picture));
  return transaction(context, async (inside) => {
    await changeRow(inside, 'slide', id, { version, values: { ...stored?.columns, ...given } });
    return { ...foundRow(await findSlide(inside.db, id)), isAnimated: stored?.isAnimated ?? false };
  });
}

async function storedPicture(context: Context, { file, crop }: SlidePicture) {
  const { path, isAnimated } = await storeImage(context, file, 'slider', crop);
  return { columns: { image: path, file_name: pictureName(file.name) }, isAnimated };
}

export const removeSlideById = (context: Context, id: number) => trashListedRow(context, 'slide', id);

/**
 * Moves the slide with this picture to the Papelera: of several the one that `id` says, else the newest (spec 6.10).
 */
export async function removeSlide(
  context: Context,
  { image, id }: { image: string; id?: number | undefined },
): Promise<void> {
  const meant = await findNewestShowing(context.db, image, id);
  if (meant === undefined) throw new Refusal('notFound');
  await trashListedRow(context, 'slide', meant.id);
}

export const orderSlides = (context: Context, ids: readonly number[]) => reorderRows(context, 'slide', ids);
