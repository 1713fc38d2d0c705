import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint, type OutputOf } from '../endpoint.ts';
import { done, listInput, optionalText, requiredLine, requiredText, rowId } from '../fields.ts';
import { revisionCalls, storedVersion } from '../revision.ts';
import { deleteByAdmin } from '../row-calls.ts';

const termRow = z.object({
  id: z.int(),
  term: z.string(),
  definition: z.string(),
  otherNames: z.array(z.string()),
  /** Related terms, by their name. */
  seeAlso: z.array(z.object({ id: z.int(), term: z.string() })),
  /** The citation of a law's article; '' = none. */
  law: z.string(),
  lawLink: z.string(),
  /** It came with the demonstration, and nobody changed it since. */
  isExample: z.boolean(),
  version: z.int(),
});
export type TermRow = z.infer<typeof termRow>;

/** The first mention of a term in a text: its place in the HTML beside it, in characters, and what it means. */
export const termMention = z.object({
  id: z.int(),
  at: z.int(),
  length: z.int(),
  term: z.string(),
  definition: z.string(),
});
export type TermMention = z.infer<typeof termMention>;

/** The texts of a term beside its name, as written: lists one a line. */
const texts = {
  definition: z.string(),
  otherNames: z.string(),
  seeAlso: z.string(),
  law: z.string(),
  lawLink: z.string(),
};

const termToEdit = z.object({ ...storedVersion, ...texts });
export type TermToEdit = z.infer<typeof termToEdit>;

const written = {
  Term: requiredLine('El campo Término es obligatorio.', 80),
  /** Plain text, short enough for a small window. */
  Definition: requiredText('El campo Definición es obligatorio.', 400),
  OtherNames: optionalText(500),
  SeeAlso: optionalText(500),
  Law: optionalText(120),
  /** A local path, https or mailto, which a rule of the terms checks. */
  LawLink: optionalText(500),
};

export const term = {
  ...revisionCalls('Term', 'a term', texts),
  get: endpoint({
    method: 'GET',
    path: 'Term/Get',
    who: 'open',
    list: true,
    summary: 'The glossary by the alphabet',
    input: z.object(listInput),
    output: z.array(termRow),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Term/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    summary: 'A term as it was written',
    input: z.object({ id: rowId() }),
    output: termToEdit,
  }),
  add: endpoint({
    method: 'POST',
    path: 'Term/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Adds a term; 409 where its name is in use',
    input: z.object(written),
    output: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Term/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Changes a term; absent fields do not change; a stale Version is 409',
    input: z.object({
      ...written,
      Id: rowId(),
      Term: z.optional(written.Term),
      Definition: z.optional(written.Definition),
      Version: z.optional(z.int()),
    }),
    output: done,
  }),
  delete: alsoRedactor(deleteByAdmin('Term/Delete', 'undoable', 'Moves a term to the Papelera')),
  deleteMany: alsoRedactor(bulkCall('Term/DeleteMany', 'undoable', 'Moves terms to the Papelera', {})),
};
export type TermRevision = OutputOf<typeof term.getRevision>;
