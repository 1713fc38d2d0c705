import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { optionalText, requiredLine, requiredText, rowId } from '../fields.ts';
import { deleteByAdmin, savedRow } from '../row-calls.ts';

const untreatedRow = z.object({
  id: z.int(),
  title: z.string(),
  /** Where to ask about it. */
  answer: z.string(),
  /** Other ways in which people ask for it, one a line. */
  asked: z.string(),
  /** It came with the portal. */
  isProduct: z.boolean(),
  version: z.int(),
});
export type UntreatedRow = z.infer<typeof untreatedRow>;

const Title = requiredLine('El campo Tema es obligatorio.', 80);
const Answer = requiredText('El campo Dónde preguntar es obligatorio.', 400);
/** One a line: contract/search/ways-of-asking.ts. */
const Asked = optionalText(3000);

/** The things that the portal does not treat, and where to ask about them (spec 6.14); all calls are extensions. */
export const untreated = {
  get: endpoint({
    method: 'GET',
    path: 'Untreated/Get',
    who: 'admin',
    grants: ['redactor'],
    fromReplica: true,
    summary: 'Everything that the portal does not treat, by name',
    input: z.object({}),
    output: z.array(untreatedRow),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Untreated/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Adds something that the portal does not treat',
    input: z.object({ Title, Answer, Asked }),
    output: savedRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Untreated/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Changes something that the portal does not treat; absent fields stay; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      Title: z.optional(Title),
      Answer: z.optional(Answer),
      Asked,
      Version: z.optional(z.int()),
    }),
    output: savedRow,
  }),
  delete: alsoRedactor(
    deleteByAdmin('Untreated/Delete', 'undoable', 'Moves something not treated to the Papelera'),
  ),
  deleteMany: alsoRedactor(
    bulkCall('Untreated/DeleteMany', 'undoable', 'Moves things not treated to the Papelera', {}),
  ),
};
