import { videoSourceOf } from '../../../contract/content/video-source.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { reorderRows, reservePlace } from '../content/ordering.ts';
import { lockToChange } from '../versions/current-version.ts';
import * as queries from './videos.queries.ts';

/** Videos in the administrators' order (spec 6.11). */
export async function listVideos(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listVideos(context.db, input.Search, listWindow(input)),
    queries.countVideos(context.db, input.Search),
  ]);
  return { rows, total };
}

function assertPlayable(url: string): void {
  if (videoSourceOf(url) === null) {
    throw new Refusal('badVideoUrl', {
      errors: [{ field: 'VideoUrl', message: sentence('badVideoUrl') }],
    });
  }
}

/** Adds a video before the others; refuses (400) an address that no player is known for (spec 6.9). */
export function addVideo(
  context: Context,
  given: { title: string; description: string; url: string },
): Promise<{ id: number }> {
  assertPlayable(given.url);
  return transaction(context, async (inside) => {
    const added = await queries.insertVideo(inside.db, given, await reservePlace(inside, 'video'));
    await recordAudit(inside, 'video.add', `video:${added.id}`, { title: given.title });
    await contentChanged(inside, 'video');
    return added;
  });
}

/** Changes the given fields; refuses like addVideo, (404) an unknown video, (409) a stale `version`. */
export async function changeVideo(
  context: Context,
  id: number,
  given: queries.VideoValues,
  version?: number,
): Promise<void> {
  if (given.url !== undefined) assertPlayable(given.url);
  await transaction(context, async (inside) => {
    if (await lockToChange(inside, 'video', id, { version, values: { ...given } })) return;
    await queries.updateVideo(inside.db, id, given);
    await contentChanged(inside, 'video');
  });
}

/** Moves a video to the Papelera. */
export const removeVideo = (context: Context, id: number) => trashListedRow(context, 'video', id);

/** Puts videos into a new order; see reorderRows. */
export const orderVideos = (context: Context, ids: readonly number[]) => reorderRows(context, 'video', ids);
