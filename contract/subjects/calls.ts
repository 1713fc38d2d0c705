import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint, type OutputOf } from '../endpoint.ts';
import { done, listInput, optionalText, requiredLine, rowId } from '../fields.ts';
import { revisionCalls, storedVersion } from '../revision.ts';
import { deleteByAdmin, orderByAdmin } from '../row-calls.ts';
import { termMention } from '../terms/calls.ts';
import { linkKinds } from './link-kinds.ts';

const subjectRow = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  answerCount: z.int(),
  version: z.int(),
});
export type SubjectRow = z.infer<typeof subjectRow>;

/** Plain text rendered as HTML: facts have their source in the title; `terms` are positions in it. */
const forReaders = { html: z.string(), terms: z.array(termMention) };

const subjectRead = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** It came with the demonstration, and nobody changed it since. */
  isExample: z.boolean(),
  /** The sentences to know first: three at most, in words and for readers. */
  firstThings: z.array(z.object({ text: z.string(), ...forReaders })),
  answers: z.array(
    z.object({
      id: z.int(),
      question: z.string(),
      /** Its plain text, with the values of the facts that it names. */
      answer: z.string(),
      ...forReaders,
    }),
  ),
  /** Where to read on, in the order of the institute; what is not there any more is left out. */
  links: z.array(
    z.object({
      kind: z.enum(linkKinds),
      href: z.string(),
      title: z.string(),
      /** The row that it leads to; null = a page of its own. */
      id: z.nullable(z.int()),
      /** A line about it; '' = none. Of a law's article the law. */
      text: z.string(),
      /** The cover of an article or a course, the address of a video; null = none. */
      image: z.nullable(z.string()),
      /** The minutes that an article takes, or that a course asks for; null = another kind. */
      minutes: z.nullable(z.int()),
      /** The modules of a course; null = another kind. */
      modules: z.nullable(z.int()),
      /** How long a video plays; null = not known, or another kind. */
      seconds: z.nullable(z.int()),
      /** For an article of a law in force: the year since when it says something else than before, null if never. */
      inForce: z.nullable(z.object({ changedIn: z.nullable(z.int()) })),
    }),
  ),
});
export type SubjectRead = z.infer<typeof subjectRead>;

/** The texts of a subject beside its title, as written. */
const texts = { summary: z.string(), firstThings: z.string(), answers: z.string(), links: z.string() };

const subjectToEdit = z.object({ ...storedVersion, ...texts });
export type SubjectToEdit = z.infer<typeof subjectToEdit>;

export const subjectName = z.object({ id: z.int(), title: z.string() });

const written = {
  Title: requiredLine('El campo Tema es obligatorio.', 80),
  Summary: optionalText(200),
  /** One sentence a line; limits: `contract/subjects/texts.ts`. */
  FirstThings: optionalText(600),
  /** A question followed by its answer; an empty line separates the pairs. */
  Answers: optionalText(20_000),
  /** One local address a line, optionally followed by '|' and a name. */
  Links: optionalText(5_000),
};

export const subject = {
  ...revisionCalls('Subject', 'a subject', texts),
  get: endpoint({
    method: 'GET',
    path: 'Subject/Get',
    who: 'open',
    list: true,
    summary: 'The subjects in their order',
    input: z.object(listInput),
    output: z.array(subjectRow),
  }),
  read: endpoint({
    method: 'GET',
    path: 'Subject/Read',
    who: 'open',
    summary: 'A subject in full, by its id or by that of one of its answers',
    input: z.object({ id: z.optional(rowId()), answerId: z.optional(rowId()) }),
    output: subjectRead,
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Subject/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    summary: 'The texts of a subject as they were written',
    input: z.object({ id: rowId() }),
    output: subjectToEdit,
  }),
  add: endpoint({
    method: 'POST',
    path: 'Subject/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Adds a subject after the others',
    input: z.object(written),
    output: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Subject/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Changes a subject; absent fields do not change; a stale Version is 409',
    input: z.object({
      ...written,
      Id: rowId(),
      Title: z.optional(written.Title),
      Version: z.optional(z.int()),
    }),
    output: done,
  }),
  delete: alsoRedactor(deleteByAdmin('Subject/Delete', 'undoable', 'Moves a subject to the Papelera')),
  deleteMany: alsoRedactor(bulkCall('Subject/DeleteMany', 'undoable', 'Moves subjects to the Papelera', {})),
  order: orderByAdmin('Subject/Order', 'Puts the subjects into a new order'),
};
export type SubjectRevision = OutputOf<typeof subject.getRevision>;
