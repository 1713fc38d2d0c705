import type { CropInput, ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type { ImageFolder } from '../../../contract/images/images.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './cover-images.queries.ts';
import { type Picture, storeImage } from './store-image.ts';

export type { ImagePlace } from './cover-images.queries.ts';

/** A kind of content whose rows have a cover and a detail image. */
export interface ImageOwner {
  table: queries.OwnerTable;
  folder: ImageFolder;
  /** Refuses (404) a row that the caller may not read. */
  assertSeen(context: Context, id: number): Promise<void>;
}

/** The two images of a row with their alternative texts. Refuses (404) a row that the caller may not read. */
export async function getImages(context: Context, owner: ImageOwner, id: number): Promise<queries.OwnerRow> {
  await owner.assertSeen(context, id);
  return findOwner(context, owner, id);
}

/**
 * Stores a picture as the cover or detail image; without `alt` the alternative text becomes empty, because the old
 * one does not fit. Images are not part of the text, so the row's version stays.
 */
export async function setImage(
  context: Context,
  owner: ImageOwner,
  id: number,
  place: queries.ImagePlace,
  given: { file: ReceivedFile; crop: CropInput; alt: string },
): Promise<Picture> {
  await findOwner(context, owner, id);
  const picture = await storeImage(context, given.file, owner.folder, given.crop);
  await changeImage(context, owner, id, place, { image: picture.path, alt: given.alt });
  return picture;
}

/** Changes an image's alternative text; absent = no change. */
export async function setImageAlt(
  context: Context,
  owner: ImageOwner,
  id: number,
  place: queries.ImagePlace,
  alt: string | undefined,
): Promise<void> {
  if (alt === undefined) await findOwner(context, owner, id);
  else await changeImage(context, owner, id, place, { alt });
}

/** Removes an image; repeating it is harmless. */
export function removeImage(
  context: Context,
  owner: ImageOwner,
  id: number,
  place: queries.ImagePlace,
): Promise<void> {
  return changeImage(context, owner, id, place, { image: null, alt: '' });
}

async function findOwner({ db }: Context, { table }: ImageOwner, id: number): Promise<queries.OwnerRow> {
  const found = foundRow(await queries.findOwner(db, table, id));
  return found;
}

async function changeImage(
  context: Context,
  owner: ImageOwner,
  id: number,
  place: queries.ImagePlace,
  values: { image?: string | null; alt?: string },
): Promise<void> {
  const { table } = owner;
  await transaction(context, async (inside) => {
    const stored = await findOwner(inside, owner, id);
    if (!(await queries.updateImage(inside.db, table, id, place, values))) throw new Refusal('notFound');
    const changes = changesOf({ image: stored[`${place}Image`], alt: stored[`${place}Alt`] }, values);
    await recordAudit(inside, `${table}.change`, `${table}:${id}`, { place, ...changes });
    await contentChanged(inside, table);
  });
}
