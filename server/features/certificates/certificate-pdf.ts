import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { missingGlyphs } from '../../platform/pdf/pdf.ts';
import { institute, portalName, signatures } from './certificate-wording.ts';
import { certificateFileName, lessonsText, longDate, readingText } from './certificates.rules.ts';
import { findValidCertificate } from './certificates.ts';
import { typesetCertificate } from './typeset-certificate.ts';

type Certificate = NonNullable<Awaited<ReturnType<typeof findValidCertificate>>>;

const underway = new Map<string, Promise<Uint8Array>>(); // concurrent clicks make one file

/**
 * The valid certificate of a member and course as PDF. It is made once, and later calls return the same bytes (spec
 * 9.4). Refuses (404) where there is none.
 */
export async function openCertificatePdf(context: Context, accountId: number, courseId: number) {
  const certificate = await findValidCertificate(context, accountId, courseId);
  if (certificate === undefined) throw new Refusal('noCertificate');
  const key = `certificates/${certificate.code}.pdf`;
  const making =
    underway.get(key) ?? readOrMake(context, key, certificate).finally(() => underway.delete(key));
  underway.set(key, making);
  const body = await making;
  const name = certificateFileName(certificate.courseTitle);
  return { body, name, contentType: 'application/pdf' };
}

async function readOrMake(context: Context, key: string, certificate: Certificate): Promise<Uint8Array> {
  if (await context.files.has(key)) return context.files.read(key);
  const missing = missingGlyphs(certificate.fullName + certificate.courseTitle);
  if (missing.length > 0)
    context.log.warn({ code: certificate.code, missing }, 'a certificate has letters that its fonts lack');
  const pdf = await typesetCertificate({
    fullName: certificate.fullName,
    courseTitle: certificate.courseTitle,
    grade: certificate.grade,
    lessonsText: lessonsText(certificate.lessonCount),
    readingText: readingText(certificate.durationMinutes),
    examDateText: longDate(certificate.examDate),
    code: certificate.code,
    institute,
    portalName,
    signatures,
    issuedAt: certificate.issuedAt.toISOString(),
  });
  await context.files.put(key, pdf);
  return pdf;
}
