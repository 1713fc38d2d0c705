import type { PrintedCertificate, Verification } from '../../../../contract/certificates/calls.ts';
import { readCode } from '../../../../contract/certificates/code.ts';
import type { Context } from '../../../context/context.ts';
import { calendarDate } from '../../../platform/calendar.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit } from '../../throttling/throttling.ts';
import { listForms } from '../archiving/archiving.queries.ts';
import { findCertificateByCode, findValidCertificate } from '../certificates.queries.ts';
import {
  type Certificate,
  documentText,
  lessonsText,
  longDate,
  maskedDocument,
  readingText,
} from '../certificates.rules.ts';
import { withdrawalOf } from '../signers/withdraw-signer.ts';

/**
 * Verifies a code for anybody (spec 9.5): every printed field, validity, state, and whether the key that signed the
 * file is trusted. Codes can only be asked for one by one; wrong ones are limited by address (429).
 */
export async function verifyCertificate(context: Context, typed: string): Promise<Verification> {
  const code = readCode(typed);
  const certificate = code === undefined ? undefined : await findCertificateByCode(context.db, code);
  const checkedAt = context.clock.now().toISOString();
  if (certificate === undefined) {
    await consumeLimit(context, `certificate:${context.address}`, limits.wrongCertificatePerAddress);
    const nothing = { certificate: null, ended: null, replacedBy: null, file: null, isHolderGone: false };
    return { state: 'unknown', ...nothing, signerWithdrawn: null, checkedAt };
  }
  const { pdfSha256, pdfMadeAt, template } = certificate;
  const withdrawnAt = await withdrawalOf(context, certificate);
  const standing = await stateOf(context, certificate);
  const isDistrusted = withdrawnAt !== null && pdfMadeAt !== null && pdfMadeAt >= withdrawnAt;
  return {
    ...standing,
    state: isDistrusted && standing.state === 'valid' ? 'distrusted' : standing.state,
    signerWithdrawn: withdrawnAt && dayOf(context, withdrawnAt),
    certificate: printedOf(context, certificate),
    file: pdfSha256 && {
      sha256: pdfSha256.toString('hex'),
      isSigned: template > 0,
      later: (await listForms(context.db, [certificate.id])).map(({ sha256 }) => sha256.toString('hex')),
    },
    isHolderGone: certificate.isHolderGone,
    checkedAt,
  };
}

async function stateOf(
  context: Context,
  certificate: Certificate,
): Promise<Pick<Verification, 'state' | 'ended' | 'replacedBy'>> {
  const { revokedAt, replacedAt } = certificate;
  const endedAt = revokedAt ?? replacedAt;
  if (endedAt === null) return { state: 'valid', ended: null, replacedBy: null };
  const ended = { date: dayOf(context, endedAt) };
  if (revokedAt !== null) return { state: 'revoked', ended, replacedBy: null };
  const next = await findValidCertificate(context.db, certificate.accountId, certificate.courseId);
  return { state: 'replaced', ended, replacedBy: next?.isShared ? next.code : null };
}

const dayOf = ({ config }: Context, instant: Date) => longDate(calendarDate(instant, config.timeZone));

/** The printed fields in words; of a document number only the end. */
function printedOf(context: Context, certificate: Certificate): PrintedCertificate {
  const { code, heading, fullName, documentNumber, courseTitle, grade, institute, signatories } = certificate;
  return {
    code,
    heading,
    fullName,
    isNameDeclared: certificate.isNameDeclared,
    documentNumber:
      documentNumber === null ? null : documentText(certificate, maskedDocument(documentNumber)),
    courseTitle,
    grade,
    lessons: lessonsText(certificate.lessonCount),
    reading: readingText(certificate.durationMinutes),
    examDate: longDate(certificate.examDate),
    isByHand: certificate.isByHand,
    issuedDate: dayOf(context, certificate.issuedAt),
    institute,
    signatories: signatories.map(({ name, post }) => ({ name, post })),
  };
}
