import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { listInput, optionalText, requiredLine, rowId } from '../fields.ts';
import { deleteByAdmin, orderByAdmin, savedRow } from '../row-calls.ts';
import { lengthPattern } from './video-length.ts';
import { meantVideoAddress } from './video-source.ts';

const videoRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  /** How long it plays, '3:20'; '' = not known. */
  length: z.string(),
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
  /** '3:20' or '1:05:00'; '' = not known. */
  Length: z.optional(
    z.string('Escribe un texto.').check(
      z.trim(),
      z.refine(
        (length) => length === '' || lengthPattern.test(length),
        'Escribe la duración en minutos y segundos: 3:20.',
      ),
    ),
  ),
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
    grants: ['redactor'],
    effect: 'undoable',
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
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    hasLongTexts: true,
    summary: 'Changes a video; absent fields do not change; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      Title: z.optional(written.Title),
      Description: written.Description,
      VideoUrl: z.optional(written.VideoUrl),
      Length: written.Length,
      Version: z.optional(z.int()),
    }),
    output: savedRow,
  }),
  delete: {
    ...alsoRedactor(deleteByAdmin('Video/Delete', 'undoable', 'Moves a video to the Papelera')),
    isPrescribed: true,
  },
  deleteMany: alsoRedactor(bulkCall('Video/DeleteMany', 'undoable', 'Moves videos to the Papelera', {})),
  order: orderByAdmin('Video/Order', 'Puts videos into a new order'),
};
