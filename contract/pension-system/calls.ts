import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { html, listInput, requiredLine, rowId } from '../fields.ts';
import { deleteByAdmin, orderByAdmin, savedRow } from '../row-calls.ts';
import { termMention } from '../terms/calls.ts';

/** The sentence for a missing text, and for one without visible content. */
export const descriptionRequired = 'El campo Descripción es obligatorio.';

const pensionItemRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  terms: z.array(termMention),
  version: z.int(),
  readingMinutes: z.int(),
  /** When it was last saved; null = unknown for old rows. */
  revised: z.nullable(z.string()),
});
export type PensionItemRow = z.infer<typeof pensionItemRow>;

export const sistemaPension = {
  get: endpoint({
    method: 'GET',
    path: 'SistemaPension/Get',
    who: 'open',
    isPrescribed: true,
    list: true,
    summary: 'Texts on the pension system in their order',
    input: z.object(listInput),
    output: z.array(pensionItemRow),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'SistemaPension/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    summary: 'The same texts as they are stored, for their form',
    input: z.object({}),
    output: z.array(pensionItemRow),
  }),
  add: endpoint({
    method: 'POST',
    path: 'SistemaPension/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    hasLongTexts: true,
    idempotent: 'stored',
    summary: 'Adds a text before the others; with an Id, changes that text; a stale Version is 409',
    input: z.object({
      /** Absent, 0 or empty = a new text. */
      Id: z.optional(
        z.union([z.literal(0), z.literal(''), rowId()], 'Falta el identificador o no es válido.'),
      ),
      Name: requiredLine('El campo Título es obligatorio.'),
      Description: html(descriptionRequired).check(z.minLength(1, descriptionRequired)),
      Version: z.optional(z.int()),
    }),
    output: savedRow,
  }),
  delete: alsoRedactor(deleteByAdmin('SistemaPension/Delete', 'undoable', 'Moves a text to the Papelera')),
  deleteMany: alsoRedactor(
    bulkCall('SistemaPension/DeleteMany', 'undoable', 'Moves texts to the Papelera', {}),
  ),
  order: orderByAdmin('SistemaPension/Order', 'Puts the texts into a new order'),
};
