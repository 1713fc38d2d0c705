import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { meantVideoAddress } from '../content/video-source.ts';
import { endpoint } from '../endpoint.ts';
import { listInput, optionalText, requiredLine, rowId } from '../fields.ts';
import { deleteByAdmin, orderByAdmin, savedRow } from '../row-calls.ts';

const videoRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  /** When it was added; null = unknown. */
  added: z.nullable(z.string()),
  version: z.int(),
});
export type VideoRow = z.infer<typeof videoRow>;

const written = {
  Title: requiredLine('El campo Título es obligatorio.'),
  /** Plain text, long enough for a transcript. */
  Description: optionalText(60_000),
  /** YouTube, Vimeo, an https mp4 or webm, or a video of the portal; a rule of the videos checks it. */
  VideoUrl: requiredLine('El campo URL es obligatorio.', 500).check(z.overwrite(meantVideoAddress)),
};

export const video = {
  get: endpoint({
    method: 'GET',
    path: 'Video/Get',
    who: 'open',
    isPrescribed: true,
    list: true,
    summary: 'Videos in their order',
    input: z.object(listInput),
    output: z.array(videoRow),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Video/Add',
    who: 'admin',
    isPrescribed: true,
    hasLongTexts: true,
    idempotent: 'stored',
    summary: 'Adds a video, before the others',
    input: z.object(written),
    output: savedRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Video/Update',
    who: 'admin',
    isPrescribed: true,
    hasLongTexts: true,
    summary: 'Changes a video; absent fields do not change; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      Title: z.optional(written.Title),
      Description: written.Description,
      VideoUrl: z.optional(written.VideoUrl),
      Version: z.optional(z.int()),
    }),
    output: savedRow,
  }),
  delete: { ...deleteByAdmin('Video/Delete', 'Moves a video to the Papelera'), isPrescribed: true },
  deleteMany: bulkCall('Video/DeleteMany', 'Moves videos to the Papelera', {}),
  order: orderByAdmin('Video/Order', 'Puts videos into a new order'),
};
