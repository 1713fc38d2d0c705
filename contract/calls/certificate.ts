import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { requiredText, wholeNumber } from '../fields.ts';
import { certificateAdministration, certificateStates } from './certificate-administration.ts';
import { certificateDesign } from './certificate-design.ts';
import { certificateSharing } from './certificate-sharing.ts';

/** Every field that a certificate prints (spec 9.3), as it stands in the portal's own record. */
const printedCertificate = z.object({
  code: z.string(),
  heading: z.string(),
  fullName: z.string(),
  /** All but its end masked, with '•' for each sign: the code alone tells nobody the number. */
  documentNumber: z.nullable(z.string()),
  courseTitle: z.string(),
  grade: z.int(),
  lessons: z.string(),
  reading: z.string(),
  examDate: z.string(),
  issuedDate: z.string(),
  institute: z.string(),
  signatories: z.array(z.object({ name: z.string(), post: z.string() })),
});
export type PrintedCertificate = z.infer<typeof printedCertificate>;

const verification = z.object({
  /** 'distrusted': its file was signed with a key from the time after that was withdrawn. */
  state: z.enum([...certificateStates, 'distrusted', 'unknown']),
  /** Null of a code that is not ours. */
  certificate: z.nullable(printedCertificate),
  /** The day since when it is no longer valid. Why is nobody's who has the code. */
  ended: z.nullable(z.object({ date: z.string() })),
  /** The code of the certificate that replaced it, where its holder shares it. */
  replacedBy: z.nullable(z.string()),
  /** The file that was issued, by its SHA-256; null until it is made. Those from before layout 1 are not signed. */
  file: z.nullable(
    z.object({
      sha256: z.string(),
      isSigned: z.boolean(),
      /**
       * Hashes of its later forms: the same bytes, followed by a time stamp and the data that the signature is checked
       * with.
       */
      later: z.array(z.string()),
    }),
  ),
  /** The day since when nothing signed with the key of its file is believed; null of a key in good standing. */
  signerWithdrawn: z.nullable(z.string()),
  /** The account was deleted: nothing is left of its holder but what is printed. */
  isHolderGone: z.boolean(),
  checkedAt: z.string(),
});
export type Verification = z.infer<typeof verification>;

/** A key that has signed: SHA-256 of its certificate, and since when nothing that it signs is believed. */
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
    extension: true,
    summary: 'Says whether a certificate is valid, and repeats what it prints; wrong codes are limited',
    input: z.object({ code: requiredText('Escribe el código del certificado.', 40) }),
    output: verification,
  }),
  getSigners: endpoint({
    method: 'GET',
    path: 'Certificate/GetSigners',
    who: 'open',
    extension: true,
    summary:
      'The certificates (SHA-256) of all keys that have ever signed for the portal, and which were withdrawn',
    input: z.object({}),
    output: z.array(knownSigner),
  }),
  getRegister: endpoint({
    method: 'GET',
    path: 'Certificate/GetRegister',
    who: 'open',
    extension: true,
    summary: 'The newest entry of the public register of certificates',
    input: z.object({}),
    /** Null while it is empty. */
    output: z.nullable(z.object({ position: z.int(), hash: z.string() })),
  }),
  getRegisterFile: endpoint({
    method: 'GET',
    path: 'Certificate/GetRegisterFile',
    who: 'open',
    extension: true,
    file: ['csv'],
    summary: 'The public register as CSV: 5,000 entries from From on; no personal data',
    input: z.object({ From: z.optional(wholeNumber('El asiento no es válido.', 1, 2_147_483_647)) }),
    output: z.any(),
  }),
};
