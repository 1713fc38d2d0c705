import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { requiredText, rowId } from '../fields.ts';

const ownCertificate = z.object({
  code: z.string(),
  /** The PDF exists, so downloads start at once. */
  isReady: z.boolean(),
  isShared: z.boolean(),
  /** The public page that its holder switches on and off. */
  shareUrl: z.string(),
  /** LinkedIn's form, prefilled. */
  linkedInUrl: z.string(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

const credentialFormats = ['jwt', 'svg'] as const;
export type CredentialFormat = (typeof credentialFormats)[number];

const sharedCertificate = z.object({
  code: z.string(),
  heading: z.string(),
  fullName: z.string(),
  courseTitle: z.string(),
  courseId: z.int(),
  grade: z.int(),
  lessons: z.string(),
  reading: z.string(),
  /** 'examen rendido el 18 de noviembre de 2026' */
  graded: z.string(),
  institute: z.string(),
  /** Absolute addresses of the page and its picture, for cards on other sites. */
  url: z.string(),
  pictureUrl: z.string(),
});
export type SharedCertificate = z.infer<typeof sharedCertificate>;

/** Members' calls for sharing their certificates (spec 9.10); all are extensions. */
export const certificateSharing = {
  getOwn: endpoint({
    method: 'GET',
    path: 'Certificate/GetOwn',
    who: 'member',
    summary: 'The caller’s valid certificate of a course: whether its file is made, whether it is shared',
    input: z.object({ courseId: rowId() }),
    output: ownCertificate,
  }),
  share: endpoint({
    method: 'PUT',
    path: 'Certificate/Share',
    who: 'member',
    effect: 'own',
    summary: 'Switches the public page of the caller’s own certificate on or off',
    input: z.object({ courseId: rowId(), Shared: z.boolean('Di si se comparte.') }),
    output: ownCertificate,
  }),
  getCredential: endpoint({
    method: 'GET',
    path: 'Certificate/GetCredential',
    who: 'member',
    effect: 'none',
    file: ['jwt', 'svg'],
    summary:
      'The caller’s own certificate as a credential for wallets: a JWT, or a drawing (SVG) that carries it',
    input: z.object({ courseId: rowId(), Format: z.enum(credentialFormats, 'Ese formato no existe.') }),
    output: z.any(),
  }),
  getShared: endpoint({
    method: 'GET',
    path: 'Certificate/GetShared',
    who: 'open',
    summary: 'A certificate whose holder shares it, for its public page; any other is 404',
    input: z.object({ code: requiredText('Escribe el código del certificado.', 40) }),
    output: sharedCertificate,
  }),
};
