import * as z from 'zod/mini';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { done, listInput, optionalText, rowId } from '../fields.ts';
import { cropInput, uploadedFile } from '../files/file-kinds.ts';
import { deleteByAdmin } from '../row-calls.ts';

/** A picture for texts, in the folder articlefile; width and height in pixels of its largest form. */
const mediaRow = z.object({
  id: z.int(),
  path: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  date: z.string(),
});
export type MediaRow = z.infer<typeof mediaRow>;

/** The pictures of texts (spec 6.6); all calls are extensions. */
export const media = {
  get: endpoint({
    method: 'GET',
    path: 'Media/Get',
    who: 'admin',
    grants: ['redactor'],
    fromReplica: true,
    list: true,
    summary: 'Pictures for texts, newest first',
    input: z.object(listInput),
    output: z.array(mediaRow),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Media/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    idempotent: 'stored',
    upload: 'picture',
    summary: 'Adds a picture',
    input: z.object({ file: uploadedFile(), Alt: optionalText(), ...cropInput }),
    output: mediaRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Media/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Changes the alternative text of a picture',
    input: z.object({ Id: rowId(), Alt: optionalText() }),
    output: done,
  }),
  delete: alsoRedactor(
    deleteByAdmin(
      'Media/Delete',
      'undoable',
      'Removes a picture from the picker; texts that show it keep it',
    ),
  ),
};
