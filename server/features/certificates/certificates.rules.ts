import { createHash } from 'node:crypto';
import { codeAlphabet } from '../../../contract/content/certificate-code.ts';

/** Each gives a character of 5 bits: 60 bits, so that nobody hits a certificate by guessing. */
export const codeBytes = 12;

/** 'AP-XXXX-XXXX-XXXX' from `codeBytes` random bytes. */
export function certificateCode(random: Uint8Array): string {
  const characters = [...random.subarray(0, codeBytes)].map(
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  );
  return `AP-${characters.join('').replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** A name as printed: composed letters (spec 9.3), single spaces. */
export function printedName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** '4 módulos', '1 módulo'. */
export function lessonsText(lessons: number): string {
  return lessons === 1 ? '1 módulo' : `${lessons} módulos`;
}

/** Minutes under an hour ('45 minutos de lectura'), else hours rounded to a half ('1,5 horas de lectura'). */
export function readingText(minutes: number): string {
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} de lectura`;
  const hours = Math.round(minutes / 30) / 2;
  return `${String(hours).replace('.', ',')} ${hours === 1 ? 'hora' : 'horas'} de lectura`;
}

/** '18 de noviembre de 2026' for '2026-11-18'. */
export function longDate(calendarDate: string): string {
  return inWords.format(new Date(`${calendarDate}T00:00:00Z`));
}
const inWords = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** The file name of a downloaded certificate. */
export function certificateFileName(courseTitle: string): string {
  const plain = courseTitle.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `certificado${slug === '' ? '' : `-${slug}`}.pdf`;
}

/** How certificates are laid out now; 0 are those from before they were signed. */
export const currentTemplate = 1;

/** What stands for a document number in the register: who has both finds it again, who lacks the salt learns nothing. */
export const commitmentTo = (number: string, salt: string): Buffer =>
  createHash('sha256').update(`${salt}\n${number}`).digest();

/** A document number for who knows only the code: '••••••3 LP', as long as it is, its last three signs readable. */
export function maskedDocument(number: string): string {
  const signs = [...number];
  const places = signs.flatMap((sign, place) => (/[\p{L}\p{N}]/u.test(sign) ? place : []));
  const hidden = new Set(places.slice(0, Math.max(places.length - 3, Math.ceil(places.length / 2))));
  return signs.map((sign, place) => (hidden.has(place) ? '•' : sign)).join('');
}

/** What is printed of a document: '4821993 LP', and 'según declaró' of one that the institute has not seen. */
export function documentText(
  { documentNumber, isDocumentDeclared }: Pick<Certificate, 'documentNumber' | 'isDocumentDeclared'>,
  shown = documentNumber ?? '',
): string {
  return isDocumentDeclared ? `${shown}, según declaró` : shown;
}

/** 'El Instituto de Formación Previsional certifica que' from a design's sentence. */
export function leadText(lead: string, institute: string): string {
  return lead.replaceAll('{instituto}', institute);
}

/** Why a certificate was revoked. It is for the administration: whoever checks it reads that it is, and since when. */
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

/** A certificate: all that is frozen in it, and what became of it. */
export interface Certificate {
  id: number;
  code: string;
  accountId: number;
  courseId: number;
  attemptId: number;
  fullName: string;
  /** Null without one, and once it is forgotten. */
  documentNumber: string | null;
  /** As its holder typed it; the institute has not seen the document. */
  isDocumentDeclared: boolean;
  courseTitle: string;
  grade: number;
  lessonCount: number;
  durationMinutes: number;
  examDate: string;
  issuedAt: Date;
  language: string;
  template: number;
  designVersion: number;
  institute: string;
  heading: string;
  lead: string;
  achievement: string;
  logo: string | null;
  seal: string | null;
  signatories: Signatory[];
  /** A secret for the register; null of those from before there was one. */
  salt: string | null;
  /** The secret of the commitment to the document number; null without one, and once it is forgotten. */
  documentSalt: string | null;
  /** What the register knows of the document number; null without one, and of certificates from before there was this. */
  documentCommitment: Buffer | null;
  /** Its account was deleted, and its document number with it. */
  isDocumentForgotten: boolean;
  /** Of its newest form, which is given to whoever asks. */
  fileSha256: Buffer | null;
  /** Of its file as it was issued; null until it is made. */
  pdfSha256: Buffer | null;
  pdfMadeAt: Date | null;
  /** The fingerprint of the key that signed its file, once that went with the account. */
  signedBy: string | null;
  replacedAt: Date | null;
  revokedAt: Date | null;
  revokedBecause: RevocationReason | null;
  isShared: boolean;
  /** The account was deleted. */
  isHolderGone: boolean;
}
