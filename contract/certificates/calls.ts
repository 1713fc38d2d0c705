import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { requiredText, wholeNumber } from '../fields.ts';
import { certificateAdministration, certificateStates } from './administration-calls.ts';
import { certificateDesign } from './design-calls.ts';
import { certificateSharing } from './sharing-calls.ts';

/** Every field that a certificate prints (spec 9.3), as the portal recorded it. */
const printedCertificate = z.object({
  code: z.string(),
  heading: z.string(),
  fullName: z.string(),
  /** The holder changed it while taking courses, and nobody at the institute had looked at it. */
  isNameDeclared: z.boolean(),
  /** All but its end is masked with '•': a code alone must not reveal the number. */
  documentNumber: z.nullable(z.string()),
  courseTitle: z.string(),
  grade: z.int(),
  lessons: z.string(),
  reading: z.string(),
  examDate: z.string(),
  /** No exam was sat: an administrator gave the grade on that day (spec 17.7). */
  isByHand: z.boolean(),
  issuedDate: z.string(),
  institute: z.string(),
  signatories: z.array(z.object({ name: z.string(), post: z.string() })),
});
export type PrintedCertificate = z.infer<typeof printedCertificate>;

const verification = z.object({
  /** 'distrusted': signed with a key after that key was withdrawn. */
  state: z.enum([...certificateStates, 'distrusted', 'unknown']),
  /** Null for an unknown code. */
  certificate: z.nullable(printedCertificate),
  /** The date of revocation. The reason is not public. */
  ended: z.nullable(z.object({ date: z.string() })),
  /** The code of its replacement, if the holder shares it. */
  replacedBy: z.nullable(z.string()),
  /** SHA-256 of the issued file; null until it exists. Files from before layout 1 are not signed. */
  file: z.nullable(
    z.object({
      sha256: z.string(),
      isSigned: z.boolean(),
      /** Hashes of later forms: the same bytes plus a time stamp and validation data. */
      later: z.array(z.string()),
    }),
  ),
  /** The date from which signatures by its key are distrusted; null for a trusted key. */
  signerWithdrawn: z.nullable(z.string()),
  /** The account was deleted: only what is printed is left. */
  isHolderGone: z.boolean(),
  checkedAt: z.string(),
});
export type Verification = z.infer<typeof verification>;

/** A key that has signed: SHA-256 of its certificate, and the date from which it is distrusted. */
const knownSigner = z.object({ fingerprint: z.string(), withdrawnAt: z.nullable(z.string()) });
export type KnownSigner = z.infer<typeof knownSigner>;

export const certificate = {
  ...certificateAdministration,
  ...certificateDesign,
  ...certificateSharing,
  verify: endpoint({
    method: 'GET',
    path: 'Certificate/Verify',
    who: 'open',
    summary: 'Says whether a certificate is valid, and repeats what it prints; wrong codes are limited',
    input: z.object({ code: requiredText('Escribe el código del certificado.', 40) }),
    output: verification,
  }),
  getSigners: endpoint({
    method: 'GET',
    path: 'Certificate/GetSigners',
    who: 'open',
    summary:
      'The certificates (SHA-256) of all keys that have ever signed for the portal, and which were withdrawn',
    input: z.object({}),
    output: z.array(knownSigner),
  }),
  getRegister: endpoint({
    method: 'GET',
    path: 'Certificate/GetRegister',
    who: 'open',
    summary: 'The newest entry of the public register of certificates',
    input: z.object({}),
    output: z.nullable(z.object({ position: z.int(), hash: z.string() })),
  }),
  getRegisterFile: endpoint({
    method: 'GET',
    path: 'Certificate/GetRegisterFile',
    who: 'open',
    file: ['csv'],
    summary: 'The public register as CSV: 5,000 entries from From on; no personal data',
    input: z.object({ From: z.optional(wholeNumber('El asiento no es válido.', 1, 2_147_483_647)) }),
    output: z.any(),
  }),
};
