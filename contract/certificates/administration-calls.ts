import * as z from 'zod/mini';
import { mostChosen } from '../accounts/calls.ts';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, groupFilter, listInput, optionalText, requiredText, rowId } from '../fields.ts';

export const certificateStates = ['valid', 'replaced', 'revoked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Filters: the states, valid ones without a signer, and those whose holder's name has changed. */
export const certificateFilters = [...certificateStates, 'unsigned', 'otherName'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** Reasons for revoking; the public reads them in general words. */
export const revocationReasons = ['mistake', 'dishonesty', 'request'] as const;

const certificateRow = z.object({
  id: z.int(),
  code: z.string(),
  userId: z.int(),
  fullname: z.string(),
  /** The holder's current name as a certificate would print it; null once the account was deleted. */
  presentName: z.nullable(z.string()),
  /** It has no signer. */
  isUnsigned: z.boolean(),
  courseId: z.int(),
  courseName: z.string(),
  calification: z.int(),
  /** The grade was given by an administrator (spec 17.7). */
  byHand: z.boolean(),
  date: z.string(),
  state: z.enum(certificateStates),
  /** A person revoked it less than a day ago. */
  canRestore: z.boolean(),
});
export type CertificateRow = z.infer<typeof certificateRow>;

const filter = {
  Search: optionalText(100),
  State: z.optional(z.enum(certificateFilters, 'Ese estado no existe.')),
  courseId: z.optional(rowId()),
  userId: z.optional(rowId()),
  ...groupFilter,
};

const coursePreview = z.object({
  /** Members who get a certificate at once if the course begins to issue them: the first 200, by name. */
  people: z.array(z.object({ userId: z.int(), fullname: z.string(), grade: z.int() })),
  total: z.int(),
  /** Valid certificates, which stay whatever becomes of the minimum and the flag. */
  kept: z.int(),
  /** There is no signer: earned certificates wait. */
  waits: z.boolean(),
});
export type CoursePreview = z.infer<typeof coursePreview>;

/** Certificates for administrators (spec 9.9); all calls are extensions. */
export const certificateAdministration = {
  get: endpoint({
    method: 'GET',
    path: 'Certificate/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary:
      'Certificates, newest first, by course, person, group and state; Search in names, courses, codes and document numbers',
    input: z.object({ ...listInput, ...filter }),
    output: z.array(certificateRow),
  }),
  getAll: endpoint({
    method: 'GET',
    path: 'Certificate/GetAll',
    who: 'admin',
    fromReplica: true,
    summary: `Every certificate that a filter finds, for what is done to all of them; 409 beyond ${mostChosen}`,
    input: z.object(filter),
    output: z.array(certificateRow),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Certificate/Export',
    who: 'admin',
    effect: 'export',
    fromReplica: true,
    file: ['csv'],
    summary: 'The certificates of a filter as CSV, at most 2,000',
    input: z.object(filter),
    output: z.any(),
  }),
  exportFiles: endpoint({
    method: 'GET',
    path: 'Certificate/ExportFiles',
    who: 'admin',
    effect: 'export',
    fromReplica: true,
    file: ['zip'],
    summary: 'The PDFs of the certificates of a filter as one ZIP, at most 2,000',
    input: z.object(filter),
    output: z.any(),
  }),
  previewCourse: endpoint({
    method: 'GET',
    path: 'Certificate/PreviewCourse',
    who: 'admin',
    summary: 'Who gets a certificate if a course begins to give them, and how many stay; changes nothing',
    input: z.object({ courseId: rowId() }),
    output: coursePreview,
  }),
  revoke: endpoint({
    method: 'POST',
    path: 'Certificate/Revoke',
    who: 'admin',
    effect: 'certified',
    summary:
      'Revokes a valid certificate; Because and Reason are for the administration; the public reads since when',
    input: z.object({
      Id: rowId(),
      Because: z.enum(revocationReasons, 'Elige por qué se revoca.'),
      Reason: requiredText('Escribe el motivo.', 500),
    }),
    output: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: 'Certificate/Restore',
    who: 'admin',
    effect: 'certified',
    summary: 'Makes a certificate valid again that a person revoked less than a day ago',
    input: z.object({ Id: rowId() }),
    output: done,
  }),
  reissue: endpoint({
    method: 'POST',
    path: 'Certificate/Reissue',
    who: 'admin',
    effect: 'certified',
    idempotent: 'stored',
    summary: 'Issues a valid certificate again with the present name of its holder; the old one is replaced',
    input: z.object({ Id: rowId() }),
    output: done,
  }),
  reissueMany: bulkCall(
    'Certificate/ReissueMany',
    'certified',
    'Issues several valid certificates again with the current names of their holders and the current design',
    {},
  ),
};
