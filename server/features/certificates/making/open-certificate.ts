import { mediaTypes } from '../../../../contract/content/media-types.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { StartRefusal } from '../../../platform/process/start-refusal.ts';
import { fileOf } from '../certificate-file.ts';
import { findCertificate } from '../certificates.queries.ts';
import { type Certificate, certificateFileName } from '../certificates.rules.ts';
import { findValidCertificate } from '../certificates.ts';
import { recordCertificate } from './record-certificate.ts';

/**
 * The valid certificate of a member and course as PDF: the bytes that were made when it was issued (spec 9.4). Who
 * comes before the job has it made at once. Refuses (404) where there is none, or its file went with the account.
 */
export async function openCertificatePdf(context: Context, accountId: number, courseId: number) {
  const certificate = await findValidCertificate(context, accountId, courseId);
  if (certificate === undefined) throw new Refusal('noCertificate');
  const body = await readCertificate(context, certificate);
  return { body, name: certificateFileName(certificate.courseTitle), contentType: mediaTypes.pdf };
}

/** The file of a certificate, made now where the job has not come to it yet. */
async function readCertificate(context: Context, certificate: Certificate): Promise<Uint8Array> {
  const { id } = certificate;
  if (certificate.isHolderGone) throw new Refusal('certificateFileGone');
  if (certificate.pdfSha256 === null) await makeNow(context, id);
  const { fileSha256 } =
    certificate.fileSha256 === null ? ((await findCertificate(context.db, id)) ?? {}) : certificate;
  if (!fileSha256) throw new Error(`certificate ${id} has no file after it was made`);
  return context.files.read(fileOf(certificate, fileSha256));
}

/** Refuses where nothing can be signed: the job, which tries again, tells the log why. */
async function makeNow(context: Context, id: number): Promise<void> {
  try {
    await recordCertificate(context, id);
  } catch (error) {
    throw error instanceof StartRefusal ? new Refusal('certificateNotSigned') : error;
  }
}
