import { accountIdOf } from '../../../../contract/caller.ts';
import { readCode } from '../../../../contract/certificates/code.ts';
import type { OwnCertificate, SharedCertificate } from '../../../../contract/certificates/sharing-calls.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { calendarDate } from '../../../platform/calendar.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit } from '../../throttling/throttling.ts';
import { findCertificateByCode } from '../certificates.queries.ts';
import { type Certificate, gradedText, lessonsText, readingText } from '../certificates.rules.ts';
import { findValidCertificate } from '../certificates.ts';
import { setShared, unshareAll } from './sharing.queries.ts';
import { linkedInUrl, picturePath, sharePath } from './sharing.rules.ts';

/**
 * Reads the caller's valid certificate of a course: whether its file is ready, and where it is shared. Refuses (404)
 * without one.
 */
export async function getOwnCertificate(context: Context, courseId: number): Promise<OwnCertificate> {
  return ownOf(context, await findOwn(context, courseId));
}

/**
 * Switches the public page of the caller's own certificate (spec 9.10). Refuses (404) without a valid one.
 */
export async function shareCertificate(
  context: Context,
  courseId: number,
  isShared: boolean,
): Promise<OwnCertificate> {
  const certificate = await findOwn(context, courseId);
  await setShared(context.db, certificate.id, isShared);
  return ownOf(context, { ...certificate, isShared });
}

/** Switches off the public pages of a deleted account. */
export const endSharing = ({ db }: Context, accountId: number): Promise<void> => unshareAll(db, accountId);

/**
 * Reads a valid certificate that its holder shares, for its public page. Refuses (404) any other code, and limits
 * wrong ones.
 */
export async function getSharedCertificate(context: Context, typed: string): Promise<SharedCertificate> {
  const { publicUrl } = context;
  const certificate = await findShared(context, typed);
  const { code, heading, fullName, courseTitle, courseId, grade, institute } = certificate;
  return {
    code,
    heading,
    fullName,
    courseTitle,
    courseId,
    grade,
    institute,
    lessons: lessonsText(certificate.lessonCount),
    reading: readingText(certificate.durationMinutes),
    graded: gradedText(certificate),
    url: publicUrl + sharePath(code),
    pictureUrl: publicUrl + picturePath(code),
  };
}

/** Finds the certificate of a code, if it is valid and shared. */
export async function findShared(context: Context, typed: string): Promise<Certificate> {
  const code = readCode(typed);
  const certificate = code === undefined ? undefined : await findCertificateByCode(context.db, code);
  if (certificate === undefined)
    await consumeLimit(context, `certificate:${context.address}`, limits.wrongCertificatePerAddress);
  if (!certificate?.isShared || certificate.revokedAt !== null || certificate.replacedAt !== null)
    throw new Refusal('notShared');
  return certificate;
}

/** Finds the caller's valid certificate of a course. Refuses (404) without one. */
export async function findOwn(context: Context, courseId: number): Promise<Certificate> {
  const accountId = accountIdOf(context.caller);
  const certificate =
    accountId === null ? undefined : await findValidCertificate(context, accountId, courseId);
  if (certificate === undefined) throw new Refusal('noCertificate');
  return certificate;
}

const ownOf = ({ publicUrl, config }: Context, certificate: Certificate): OwnCertificate => ({
  code: certificate.code,
  isReady: certificate.pdfSha256 !== null,
  isShared: certificate.isShared,
  shareUrl: publicUrl + sharePath(certificate.code),
  linkedInUrl: linkedInUrl(publicUrl, certificate, calendarDate(certificate.issuedAt, config.timeZone)),
});
