import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { listInput, optionalText, requiredLine, rowId } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { deleteByAdmin, orderByAdmin, savedRow } from '../row-calls.ts';

const lawRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  path: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  version: z.int(),
  /** True if its text can be read on a page. */
  hasText: z.boolean(),
});
export type LawRow = z.infer<typeof lawRow>;

const written = {
  Title: requiredLine('El campo Título es obligatorio.'),
  Description: optionalText(2000),
};

export const leyReglamento = {
  get: endpoint({
    method: 'GET',
    path: 'LeyReglamento/Get',
    who: 'open',
    isPrescribed: true,
    list: true,
    summary: 'Laws and regulations in their order',
    input: z.object(listInput),
    output: z.array(lawRow),
  }),
  downloadLeyReglamento: endpoint({
    method: 'GET',
    path: 'LeyReglamento/DownloadLeyReglamento',
    who: 'open',
    isPrescribed: true,
    file: ['pdf', 'doc', 'docx', 'xml'],
    summary: 'The file of a law; parts of it by Range',
    input: z.object({ fileId: rowId() }),
    output: z.any(),
  }),
  add: endpoint({
    method: 'POST',
    path: 'LeyReglamento/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'document',
    idempotent: 'stored',
    summary: 'Adds a law with its file, before the others',
    input: z.object({ file: uploadedFile(), ...written }),
    output: savedRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'LeyReglamento/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'document',
    summary: 'Changes a law; absent fields and an absent file change nothing; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      file: z.optional(uploadedFile()),
      Title: z.optional(written.Title),
      Description: written.Description,
      Version: z.optional(z.int()),
    }),
    output: savedRow,
  }),
  deleteLeyReglamento: {
    ...alsoRedactor(
      deleteByAdmin('LeyReglamento/DeleteLeyReglamento', 'undoable', 'Moves a law to the Papelera'),
    ),
    isPrescribed: true,
  },
  deleteMany: alsoRedactor(
    bulkCall('LeyReglamento/DeleteMany', 'undoable', 'Moves laws to the Papelera', {}),
  ),
  order: orderByAdmin('LeyReglamento/Order', 'Puts laws into a new order'),
};
