import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { rowId, wholeNumber } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { questionWritten } from '../questions/fields.ts';

/** The file formats of a question bank (spec 8.16); `xml` is Moodle's. */
export const bankFormats = ['gift', 'aiken', 'xml', 'csv', 'xlsx'] as const;
export type BankFormat = (typeof bankFormats)[number];

const importLine = z.object({
  /** Line of the file or row of the spreadsheet, from 1; null = the whole file. */
  line: z.nullable(z.int()),
  /** added: added, or would be · skipped: already in the bank · changed: added with a loss · problem: not added. */
  kind: z.enum(['added', 'changed', 'skipped', 'problem']),
  /** The first words of the question, or of the unreadable line. */
  subject: z.string(),
  /** An explanation in one sentence; empty if none is needed. */
  text: z.string(),
});
export type ImportLine = z.infer<typeof importLine>;

const bankImport = z.object({
  format: z.enum(bankFormats),
  /** The number of questions added, or that would be. */
  addedCount: z.int(),
  lines: z.array(importLine),
});
export type BankImport = z.infer<typeof bankImport>;

/** Calls that edit questions and import or export a bank; part of the controller Question. */
export const questionBank = {
  deleteMany: bulkCall('Question/DeleteMany', 'undoable', 'Moves questions to the Papelera', {}),
  moveMany: {
    ...bulkCall(
      'Question/MoveMany',
      'certified',
      'Moves questions that no exam has shown to another course; a module that it lacks is dropped',
      { CourseId: rowId('Elige un curso.') },
    ),
    provesInside: true as const,
  },
  copyMany: {
    ...bulkCall(
      'Question/CopyMany',
      'certified',
      'Copies the newest version of questions to a course; a module that it lacks is dropped',
      { CourseId: rowId('Elige un curso.') },
    ),
    provesInside: true as const,
  },
  update: endpoint({
    method: 'PUT',
    path: 'Question/Update',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
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
    effect: 'certified',
    provesInside: true,
    summary: 'Hours to wait between two attempts; 0 = none',
    input: z.object({ Hours: wholeNumber('La espera va de 0 a 8760 horas.', 0, 8760), IdCourse: rowId() }),
    output: z.null(),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Question/Export',
    who: 'admin',
    effect: 'none',
    fromReplica: true,
    file: ['txt', 'xml', 'csv', 'xlsx'],
    summary:
      'The questions of a course as a file. Questions that a format cannot express are left out: Aiken has no questions with several right answers',
    input: z.object({ id: rowId(), format: z.enum(bankFormats, 'Ese formato no existe.') }),
    output: z.any(),
  }),
  import: endpoint({
    method: 'POST',
    path: 'Question/Import',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    idempotent: 'stored',
    upload: 'questionBank',
    summary:
      'Adds the questions of a file to a course; with DryRun it only reports what it would add. Without Format the content decides',
    input: z.object({
      file: uploadedFile(),
      courseId: rowId(),
      Format: z.optional(z.enum(bankFormats, 'Ese formato no existe.')),
      DryRun: z.optional(z.boolean()),
    }),
    output: bankImport,
  }),
};
