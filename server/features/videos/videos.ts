import type { ListInput } from '../../../contract/fields.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { videoSourceOf } from '../../../contract/videos/video-source.ts';
import { type Context, transaction } from '../../context/context.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { addOrderedRow, listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { changeRow } from '../versions/change-row.ts';
import { videos } from './videos.queries.ts';

interface VideoFields {
  title: string;
  description: string;
  url: string;
  /** Null = not known. */
  seconds: number | null;
}

/** Videos in the administrators' order (spec 6.11). */
export const listVideos = ({ db }: Context, input: ListInput) => listOrderedRows('video', videos(db), input);

function assertPlayable(url: string): void {
  if (videoSourceOf(url) === null) {
    throw new Refusal('badVideoUrl', {
      errors: [{ field: 'VideoUrl', message: sentence('badVideoUrl') }],
    });
  }
}

/** Adds a video before the others. Refuses (400) an address that no player is known for (spec 6.9). */
export async function addVideo(
  context: Context,
  given: VideoFields,
): Promise<{ id: number; version: number }> {
  assertPlayable(given.url);
  return addOrderedRow(context, 'video', {
    values: { ...given, created_at: context.clock.now() },
    details: { title: given.title },
  });
}

/** Changes the given fields. Refuses like addVideo, (404) an unknown video, (409) a stale `version`. */
export async function changeVideo(
  context: Context,
  id: number,
  given: { [Field in keyof VideoFields]?: VideoFields[Field] | undefined },
  version?: number,
): Promise<{ id: number; version: number }> {
  if (given.url !== undefined) assertPlayable(given.url);
  return transaction(context, async (inside) => ({
    id,
    version: await changeRow(inside, 'video', id, { version, values: given }),
  }));
}

export const removeVideo = (context: Context, id: number) => trashListedRow(context, 'video', id);

export const orderVideos = (context: Context, ids: readonly number[]) => reorderRows(context, 'video', ids);
