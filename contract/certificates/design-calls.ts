import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { requiredLine } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';

/** The most signers: three fit beside the QR code. */
export const mostSignatories = 3;

/** A stored picture of the design, by its file name; absent = none. */
const picture = z.optional(z.string('Elige una imagen.').check(z.maxLength(80, 'Elige una imagen.')));

const signatory = z.object({
  name: requiredLine('Escribe el nombre de quien firma.', 80),
  post: requiredLine('Escribe el cargo de quien firma.', 120),
  picture,
});

const printed = {
  Heading: requiredLine('Escribe el título del certificado.', 80),
  /** '{instituto}' stands for the institute. */
  Lead: requiredLine('Escribe la frase antes del nombre.', 160),
  Achievement: requiredLine('Escribe la frase antes del curso.', 160),
  /** When saving, absent = as before, '' = none. */
  Seal: picture,
  Signatories: z
    .array(signatory, 'Faltan las firmas.')
    .check(z.maxLength(mostSignatories, `Firman hasta ${mostSignatories} personas.`)),
};

/**
 * Why certificates go out where nobody signs: because an administrator chose so and is not asked again, or because
 * nobody chose anything ('before', 'demo').
 */
const unsignedBecause = z.enum(['chosen', 'before', 'demo']);
export type UnsignedBecause = z.infer<typeof unsignedBecause>;

const design = z.object({
  version: z.int(),
  /** The institute and logo come from the settings. */
  institute: z.string(),
  heading: z.string(),
  lead: z.string(),
  achievement: z.string(),
  logo: z.nullable(z.string()),
  seal: z.nullable(z.string()),
  signatories: z.array(z.object({ name: z.string(), post: z.string(), picture: z.nullable(z.string()) })),
  /** Null: the institute has chosen that certificates wait for a signer. */
  unsignedBecause: z.nullable(unsignedBecause),
  /** Certificates that wait for a signer; during issuing, those left. */
  waiting: z.int(),
});
export type CertificateDesign = z.infer<typeof design>;
export type Signatory = CertificateDesign['signatories'][number];

/** The design of all certificates (spec 9.3); all calls are extensions. */
export const certificateDesign = {
  getDesign: endpoint({
    method: 'GET',
    path: 'Certificate/GetDesign',
    who: 'admin',
    summary: 'The design that certificates are issued with now',
    input: z.object({}),
    output: design,
  }),
  addPicture: endpoint({
    method: 'POST',
    path: 'Certificate/AddPicture',
    who: 'admin',
    effect: 'undoable',
    upload: 'picture',
    summary: 'Stores a picture for the design: a seal, a signature',
    input: z.object({ file: uploadedFile() }),
    output: z.object({ path: z.string() }),
  }),
  saveDesign: endpoint({
    method: 'POST',
    path: 'Certificate/SaveDesign',
    who: 'admin',
    effect: 'certified',
    summary: 'A new version of the design, for certificates from now on; a stale Version is 409',
    input: z.object({
      Version: z.int('Falta la versión.'),
      ...printed,
      /** While nobody signs, certificates wait; absent = as before. */
      HoldUnsigned: z.optional(z.boolean('Di si los certificados esperan a quien firme.')),
    }),
    output: design,
  }),
  issueUnsigned: endpoint({
    method: 'POST',
    path: 'Certificate/IssueUnsigned',
    who: 'admin',
    effect: 'certified',
    summary:
      'Chooses that certificates go out while nobody signs, and issues those that wait; once is enough',
    input: z.object({}),
    output: design,
  }),
  previewDesign: endpoint({
    method: 'POST',
    path: 'Certificate/PreviewDesign',
    who: 'admin',
    effect: 'none',
    file: ['pdf'],
    summary:
      'A sample certificate with this design as PDF, of an invented person or of the first whose certificate waits for a signer; stores nothing',
    input: z.object({ ...printed, OfWaiting: z.optional(z.boolean()) }),
    output: z.any(),
  }),
};
