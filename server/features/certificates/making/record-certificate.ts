import { createHash } from 'node:crypto';
import { readPdfSignature } from '../../../../contract/certificates/pdf-signature.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { listForms } from '../archiving/archiving.queries.ts';
import { fileOf } from '../certificate-file.ts';
import {
  findCertificate,
  listUnrecorded,
  queueRecording,
  storeFileHashes,
  storeSignedBy,
} from '../certificates.queries.ts';
import type { Certificate } from '../certificates.rules.ts';
import { enterInRegister, lockRegister } from '../register/register.ts';
import { mailCertificates } from './mail-certificates.ts';
import { makeCertificate } from './make-certificate.ts';

/** A certificate to enter, with its file if that has just been made. */
export interface Made {
  certificate: Certificate;
  /** Null: its file was made before, or it has none. */
  sha256: Buffer | null;
  /** The file is from before certificates were signed. */
  isOld: boolean;
}

/**
 * Follows a change of a certificate: makes its file once, mails it to its holder, and enters the change in the
 * register (spec 9.4, 9.7). It may run twice, also concurrently, and be killed anywhere: a file without its hash in
 * the row was delivered to nobody. A deleted account's file is deleted, because it prints the document number.
 * `enter` may enter several together.
 */
export async function recordCertificate(
  context: Context,
  id: number,
  enter: (made: Made) => Promise<void> = (made) => enterCertificates(context, [made]),
): Promise<void> {
  const certificate = await findCertificate(context.db, id);
  if (certificate === undefined) return;
  const isMade = certificate.pdfSha256 !== null;
  await enter(isMade ? { certificate, sha256: null, isOld: false } : await makeFile(context, certificate));
  if (certificate.isHolderGone) await removeFile(context, id);
}

/**
 * Enters in the register what it lacks, and queues the files that are still to be made or deleted: after a restore, the
 * queue of jobs is a new one.
 */
export function recordWaiting(context: Context): Promise<void> {
  return transaction(context, async (inside) => {
    await lockRegister(inside);
    const ids = await listUnrecorded(inside.db);
    await enterInRegister(inside, ids);
    await queueRecording(inside.db, ids);
  });
}

/**
 * Deletes the file of a deleted account and its later forms; the row keeps which key signed it, because keys can be
 * withdrawn later.
 */
async function removeFile({ db, files }: Context, id: number): Promise<void> {
  const certificate = await findCertificate(db, id);
  if (!certificate?.pdfSha256) return;
  const key = fileOf(certificate, certificate.pdfSha256);
  if (!(await files.has(key))) return;
  const signature = await readPdfSignature(await files.read(key));
  if (signature.state === 'intact') await storeSignedBy(db, id, signature.fingerprint);
  for (const { sha256 } of await listForms(db, [id])) await files.remove(fileOf(certificate, sha256));
  await files.remove(key); // last: while it exists, the next try comes here again
}

/**
 * Enters certificates in their rows and in the register, in one transaction, and mails new files to their holders.
 */
export async function enterCertificates(context: Context, given: readonly Made[]): Promise<void> {
  // one may be given twice: its job was queued again while it ran
  const made = [...new Map(given.map((each) => [each.certificate.id, each])).values()];
  await transaction(context, async (inside) => {
    await lockRegister(inside); // before other locks, against deadlocks
    const files = made.flatMap(({ certificate: { id }, sha256 }) => (sha256 === null ? [] : { id, sha256 }));
    const first = new Set(await storeFileHashes(inside.db, files, inside.clock.now()));
    const newFiles = made.flatMap(({ certificate, sha256, isOld }) =>
      sha256 !== null && !isOld && first.has(certificate.id) ? { certificate, sha256 } : [],
    );
    await mailCertificates(inside, newFiles);
    const ids = made.map(({ certificate }) => certificate.id);
    await enterInRegister(inside, ids);
  });
}

async function makeFile(context: Context, certificate: Certificate): Promise<Made> {
  const old = certificate.template === 0 ? await oldFile(context, certificate) : undefined;
  const pdf = old ?? (await makeCertificate(context, certificate));
  const sha256 = createHash('sha256').update(pdf).digest();
  if (old === undefined) await context.files.put(fileOf(certificate, sha256), pdf);
  return { certificate, sha256, isOld: old !== undefined };
}

/** Reads a file from before certificates were signed: it was public once written, so it is kept. */
async function oldFile({ files }: Context, certificate: Certificate): Promise<Uint8Array | undefined> {
  const key = `certificates/${certificate.code}.pdf`;
  return (await files.has(key)) ? files.read(key) : undefined;
}
