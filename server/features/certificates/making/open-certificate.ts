import { mediaTypes } from '../../../../contract/files/media-types.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { StartRefusal } from '../../../platform/process/start-refusal.ts';
import { fileOf } from '../certificate-file.ts';
import { findCertificate } from '../certificates.queries.ts';
import { type Certificate, certificateFileName } from '../certificates.rules.ts';
import { findValidCertificate } from '../certificates.ts';
import { recordCertificate } from './record-certificate.ts';

/**
 * Opens the valid certificate of a member and course as PDF: the bytes made when it was issued (spec 9.4), or made
 * now if the job has not run yet. Refuses (404) without one, or if its file was deleted with the account.
 */
export async function openCertificatePdf(context: Context, accountId: number, courseId: number) {
  const certificate = await findValidCertificate(context, accountId, courseId);
  if (certificate === undefined) throw new Refusal('noCertificate');
  const body = await readCertificate(context, certificate);
  return { body, name: certificateFileName(certificate.courseTitle), contentType: mediaTypes.pdf };
}

/** Reads the file of a certificate, or makes it if the job has not run yet. */
async function readCertificate(context: Context, certificate: Certificate): Promise<Uint8Array> {
  const { id } = certificate;
  if (certificate.isHolderGone) throw new Refusal('certificateFileGone');
  if (certificate.pdfSha256 === null) await makeNow(context, id);
  const { fileSha256 } =
    certificate.fileSha256 === null ? ((await findCertificate(context.db, id)) ?? {}) : certificate;
  if (!fileSha256) throw new Error(`certificate ${id} has no file after it was made`);
  return context.files.read(fileOf(certificate, fileSha256));
}

/** Makes the file, or refuses if it cannot be signed: the job retries and logs the reason. */
async function makeNow(context: Context, id: number): Promise<void> {
  try {
    await recordCertificate(context, id);
  } catch (error) {
    throw error instanceof StartRefusal ? new Refusal('certificateNotSigned') : error;
  }
}
