import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { optionalText, requiredLine, rowId } from '../fields.ts';
import { deleteByAdmin, savedRow } from '../row-calls.ts';

const categoryRow = z.object({ id: z.int(), name: z.string(), description: z.string(), version: z.int() });
export type CategoryRow = z.infer<typeof categoryRow>;

const Name = requiredLine('El campo Nombre es obligatorio.', 80);
const Description = optionalText(500);

export const category = {
  get: endpoint({
    method: 'GET',
    path: 'Category/Get',
    who: 'open',
    isPrescribed: true,
    summary: 'Every category',
    input: z.object({}),
    output: z.array(categoryRow),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Category/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    idempotent: 'stored',
    summary: 'Adds a category',
    input: z.object({ Name, Description }),
    output: savedRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Category/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    summary: 'Changes a category; a stale Version is 409',
    input: z.object({ Id: rowId(), Name: z.optional(Name), Description, Version: z.optional(z.int()) }),
    output: savedRow,
  }),
  delete: {
    ...alsoRedactor(
      deleteByAdmin('Category/Delete', 'undoable', 'Moves a category to the Papelera; 409 while in use'),
    ),
    isPrescribed: true,
  },
  deleteMany: alsoRedactor(
    bulkCall(
      'Category/DeleteMany',
      'undoable',
      'Moves categories to the Papelera; those in use are reported',
      {},
    ),
  ),
};
