import { createHash } from 'node:crypto';
import { codeAlphabet } from '../../../contract/certificates/code.ts';
import { articleOf } from '../../../contract/settings/institute-article.ts';
import { counted } from '../../../contract/text/counted.ts';

/** Each byte gives a character of 5 bits: 60 bits, so that nobody guesses a code. */
export const codeBytes = 12;

/** 'AP-XXXX-XXXX-XXXX' from `codeBytes` random bytes. */
export function certificateCode(random: Uint8Array): string {
  const characters = [...random.subarray(0, codeBytes)].map(
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  );
  return `AP-${characters.join('').replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** A name as printed: NFC (spec 9.3), single spaces. */
export function printedName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** '4 módulos', '1 módulo'. */
export function lessonsText(lessons: number): string {
  return counted(lessons, 'módulo', 'módulos');
}

/** Minutes under an hour ('45 minutos de lectura'), else hours rounded to a half ('1,5 horas de lectura'). */
export function readingText(minutes: number): string {
  if (minutes < 60) return `${counted(minutes, 'minuto', 'minutos')} de lectura`;
  const hours = Math.round(minutes / 30) / 2;
  return `${String(hours).replace('.', ',')} ${hours === 1 ? 'hora' : 'horas'} de lectura`;
}

/** '18 de noviembre de 2026' for '2026-11-18'. */
export function longDate(calendarDate: string): string {
  return inWords.format(new Date(`${calendarDate}T00:00:00Z`));
}
const inWords = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** 'examen rendido el 18 de noviembre de 2026'; of a grade by hand (spec 17.7) that the institute gave it that day. */
export const gradedText = ({ examDate, isByHand }: Pick<Certificate, 'examDate' | 'isByHand'>): string =>
  `${isByHand ? 'nota dada por la institución el' : 'examen rendido el'} ${longDate(examDate)}`;

export function certificateFileName(courseTitle: string): string {
  const plain = courseTitle.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `certificado${slug === '' ? '' : `-${slug}`}.pdf`;
}

/** The current layout; 0 is that of certificates from before signatures. */
export const currentTemplate = 1;

/**
 * The register's commitment to a document number: whoever has number and salt recognises it, without the salt it
 * reveals nothing.
 */
export const commitmentTo = (number: string, salt: string): Buffer =>
  createHash('sha256').update(`${salt}\n${number}`).digest();

/**
 * Masks a document number for readers who have only the code: '••••••3 LP', same length, last three characters visible.
 */
export function maskedDocument(number: string): string {
  const signs = [...number];
  const places = signs.flatMap((sign, place) => (/[\p{L}\p{N}]/u.test(sign) ? place : []));
  const hidden = new Set(places.slice(0, Math.max(places.length - 3, Math.ceil(places.length / 2))));
  return signs.map((sign, place) => (hidden.has(place) ? '•' : sign)).join('');
}

/** The words beside a name that nobody at the institute has looked at since its holder changed it. */
export const declaredNameText = 'Nombre según declaró';

/** The printed document: '4821993 LP', with 'según declaró' if the institute has not checked it. */
export function documentText(
  { documentNumber, isDocumentDeclared }: Pick<Certificate, 'documentNumber' | 'isDocumentDeclared'>,
  shown = documentNumber ?? '',
): string {
  return isDocumentDeclared ? `${shown}, según declaró` : shown;
}

/**
 * 'El Instituto de Formación Previsional certifica que' from a design's sentence. An 'El' before the institute's place
 * agrees with its name: 'La Fundación Altiplano certifica que'; a name with an article of its own keeps that alone.
 */
export function leadText(lead: string, institute: string): string {
  return lead
    .replace(/\bEl \{instituto\}/g, `${articleOf(institute)}{instituto}`)
    .replaceAll('{instituto}', institute);
}

/**
 * The reasons of revocation, for administrators; the public reads only that a certificate was revoked, and when.
 */
export const revocationReasons = [
  'annulled',
  'regraded',
  'mistake',
  'dishonesty',
  'request',
  'name',
] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** A person who signs, as certificates print it; `picture` is a file of the folder certificados, or null. */
export interface Signatory {
  name: string;
  post: string;
  picture: string | null;
}

/** A certificate: its frozen content and its state. */
export interface Certificate {
  id: number;
  code: string;
  accountId: number;
  courseId: number;
  attemptId: number;
  fullName: string;
  /** Null without one, and once it is forgotten. */
  documentNumber: string | null;
  /** The holder typed it and the institute has not checked the document. */
  isDocumentDeclared: boolean;
  /** The holder changed the name while taking courses, and the institute had not looked at it. */
  isNameDeclared: boolean;
  courseTitle: string;
  grade: number;
  lessonCount: number;
  durationMinutes: number;
  /** The day that its exam was sat; of a grade by hand, that it was given. */
  examDate: string;
  /** The grade was given by an administrator (spec 17.7). */
  isByHand: boolean;
  issuedAt: Date;
  language: string;
  template: number;
  designVersion: number;
  portalName: string;
  institute: string;
  heading: string;
  lead: string;
  achievement: string;
  logo: string | null;
  brandColour: string;
  sunColour: string;
  seal: string | null;
  signatories: Signatory[];
  /** A secret for the register; null in old certificates. */
  salt: string | null;
  /** The salt of the commitment to the document number; null without one, and once the number was forgotten. */
  documentSalt: string | null;
  /** The register's commitment to the document number; null without one, and in old certificates. */
  documentCommitment: Buffer | null;
  /** The account was deleted, and the document number with it. */
  isDocumentForgotten: boolean;
  /** The hash of the newest form, which is delivered. */
  fileSha256: Buffer | null;
  /** The hash of the file as issued; null until it is made. */
  pdfSha256: Buffer | null;
  pdfMadeAt: Date | null;
  /** The fingerprint of the key that signed the file, once that was deleted with the account. */
  signedBy: string | null;
  replacedAt: Date | null;
  revokedAt: Date | null;
  revokedBecause: RevocationReason | null;
  isShared: boolean;
  /** The account was deleted. */
  isHolderGone: boolean;
}
