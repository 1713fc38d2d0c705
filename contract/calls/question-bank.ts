import * as z from 'zod/mini';
import { uploadedFile } from '../content/file-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { rowId, wholeNumber } from '../fields.ts';
import { questionWritten } from './question-fields.ts';

/** Forms in which a bank of questions travels (spec 8.16); `xml` is Moodle's. */
export const bankFormats = ['gift', 'aiken', 'xml', 'csv', 'xlsx'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** What was understood of a file, line by line. */
const importLine = z.object({
  /** From 1, in the file (a row of a sheet); null = of the whole file. */
  line: z.nullable(z.int()),
  /** added: would be, or was, added · skipped: known already · changed: added, but something of it was left out · problem: not added. */
  kind: z.enum(['added', 'changed', 'skipped', 'problem']),
  /** The beginning of the question, or of what stands there. */
  subject: z.string(),
  /** A sentence; empty where there is nothing to say. */
  text: z.string(),
});
export type ImportLine = z.infer<typeof importLine>;

const bankImport = z.object({
  format: z.enum(bankFormats),
  /** How many questions were added, or would be. */
  addedCount: z.int(),
  lines: z.array(importLine),
});
export type BankImport = z.infer<typeof bankImport>;

/** Editing questions, and moving a bank in and out; part of the controller Question. */
export const questionBank = {
  update: endpoint({
    method: 'PUT',
    path: 'Question/Update',
    who: 'admin',
    extension: true,
    summary: 'Adds a version of a question; attempts keep the one that they showed. A stale Version is 409',
    input: z.object({
      Id: rowId(),
      Version: z.optional(z.int()),
      ...z.partial(z.object(questionWritten)).shape,
    }),
    output: z.object({ version: z.int() }),
  }),
  addWait: endpoint({
    method: 'POST',
    path: 'Question/AddWait',
    who: 'admin',
    extension: true,
    summary: 'Hours to wait between two attempts; 0 = none',
    input: z.object({ Hours: wholeNumber('La espera va de 0 a 8760 horas.', 0, 8760), IdCourse: rowId() }),
    output: z.null(),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Question/Export',
    who: 'admin',
    extension: true,
    file: true,
    summary:
      'The questions of a course as a file. What a format cannot say is left out of it: Aiken has no questions with several right answers',
    input: z.object({ id: rowId(), format: z.enum(bankFormats, 'Ese formato no existe.') }),
    output: z.any(),
  }),
  import: endpoint({
    method: 'POST',
    path: 'Question/Import',
    who: 'admin',
    addsRow: true,
    extension: true,
    upload: 'questionBank',
    summary:
      'Adds the questions of a file to a course; with DryRun only says what it understands. Without Format it is told from the content',
    input: z.object({
      file: uploadedFile(),
      courseId: rowId(),
      Format: z.optional(z.enum(bankFormats, 'Ese formato no existe.')),
      DryRun: z.optional(z.boolean()),
    }),
    output: bankImport,
  }),
};
