import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { CropInput, ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import * as queries from './media.queries.ts';
import { pictureName } from './picture-names.rules.ts';
import { type Picture, storeImage } from './store-image.ts';

/** Pictures for texts, newest first; Search looks into their alternative texts. */
export async function listMedia(context: Context, input: ListInput) {
  const rows = await queries.listMedia(context.db, input.Search, listWindow(input));
  const isWhole = input.Page === undefined && input.PageSize === undefined;
  return { rows, total: isWhole ? rows.length : await queries.countMedia(context.db, input.Search) };
}

/** Stores an uploaded picture for texts; refuses like storeImage. */
export async function addMedia(
  context: Context,
  input: { file: ReceivedFile; alt: string; crop: CropInput },
) {
  const picture = await storeImage(context, input.file, 'articlefile', input.crop);
  return transaction(context, async (inside) => {
    const added = await queries.insertMedia(inside.db, rowOf(inside, picture, input.alt, input.file.name));
    await recordAudit(inside, 'media.add', `media:${added.id}`);
    return { ...added, isAnimated: picture.isAnimated };
  });
}

/** Adds stored pictures to the picker, each only once. */
export async function addStoredMedia(
  context: Context,
  pictures: readonly { picture: Picture; alt: string }[],
): Promise<void> {
  const shown = await queries.filesShown(
    context.db,
    pictures.map(({ picture }) => picture.path),
  );
  for (const { picture, alt } of pictures) {
    if (shown.has(picture.path)) continue;
    shown.add(picture.path);
    const { id } = await queries.insertMedia(context.db, rowOf(context, picture, alt, ''));
    await recordAudit(context, 'media.add', `media:${id}`);
  }
}

function rowOf(context: Context, picture: Picture, alt: string, fileName: string): queries.MediaValues {
  return {
    file: picture.path,
    alt,
    file_name: pictureName(fileName),
    width: picture.width,
    height: picture.height,
    size_bytes: picture.sizeBytes,
    created_at: context.clock.now(),
    created_by: accountIdOf(context.caller),
  };
}

/** Changes a picture's alternative text; absent = no change. Texts that show it keep their own. */
export async function changeMedia(context: Context, id: number, alt: string | undefined): Promise<void> {
  await transaction(context, async (inside) => {
    const stored = foundRow(await queries.updateMedia(inside.db, id, alt));
    if (alt !== undefined)
      await recordAudit(inside, 'media.change', `media:${id}`, changesOf(stored, { alt }));
  });
}

/** Moves a picture from the picker to the Papelera; its files stay as long as a text shows them. */
export const removeMedia = (context: Context, id: number) =>
  transaction(context, (inside) => moveToTrash(inside, 'media', id));
