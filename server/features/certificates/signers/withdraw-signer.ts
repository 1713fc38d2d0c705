import { X509Certificate } from 'node:crypto';
import { readPdfSignature } from '../../../../contract/certificates/pdf-signature.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import { fileOf } from '../certificate-file.ts';
import type { Certificate } from '../certificates.rules.ts';
import { listSigningCertificates, listWithdrawn, storeWithdrawal } from './signer.queries.ts';
import { removeWithdrawn } from './signer.ts';

/** A key that has signed for the portal. */
export interface KnownSigner {
  /** SHA-256 of its certificate. */
  fingerprint: string;
  subject: string;
  validTo: Date;
  firstUsedAt: Date;
  /** From this moment its signatures are distrusted; null for a trusted key. */
  withdrawnAt: Date | null;
}

/** Lists all keys that have signed, oldest first. */
export async function listSigners({ db }: Context): Promise<KnownSigner[]> {
  return (await listSigningCertificates(db)).map(({ chain, ...signer }) => {
    const own = new X509Certificate(Buffer.from(chain.split('\n')[0] ?? '', 'base64'));
    return { ...signer, subject: own.subject.replaceAll('\n', ', '), validTo: own.validToDate };
  });
}

const fewestDigits = 8;

/**
 * Withdraws the key with this fingerprint prefix from a moment on. A second time can only move the moment back, because
 * distrusted signatures stay so. Returns the key, or a sentence why not.
 */
export async function withdrawSigner(
  context: Context,
  id: string,
  at: Date,
): Promise<KnownSigner | { refusal: string }> {
  const digits = id.toLowerCase().replaceAll(':', '');
  if (digits.length < fewestDigits) return { refusal: `give at least ${fewestDigits} digits of its id` };
  if (at > context.clock.now()) return { refusal: 'a key cannot be withdrawn from a day to come' };
  const found = (await listSigners(context)).filter(({ fingerprint }) => fingerprint.startsWith(digits));
  const [signer] = found;
  if (signer === undefined) return { refusal: 'no key has that id: see `signer list`' };
  if (found.length > 1) return { refusal: 'several keys begin so: give more digits' };
  const { fingerprint, withdrawnAt } = signer;
  if (withdrawnAt !== null && withdrawnAt <= at)
    return { refusal: `it was withdrawn already, on ${withdrawnAt.toISOString()}` };
  await transaction(context, async (inside) => {
    await storeWithdrawal(inside.db, fingerprint, at);
    await removeWithdrawn(inside, fingerprint);
    await recordAudit(inside, 'signer.withdraw', `signer:${fingerprint}`, { since: at.toISOString() });
  });
  return { ...signer, withdrawnAt: at };
}

/**
 * Finds when the key that signed a certificate's file was withdrawn; null if it was not. The file names its key and is
 * only read if any key was withdrawn; the row names the key of a deleted file.
 */
export async function withdrawalOf(context: Context, certificate: Certificate): Promise<Date | null> {
  const withdrawn = await listWithdrawn(context.db);
  if (withdrawn.length === 0 || certificate.pdfSha256 === null) return null;
  const signedBy =
    certificate.signedBy ?? (await signerOfFile(context, fileOf(certificate, certificate.pdfSha256)));
  return withdrawn.find(({ fingerprint }) => fingerprint === signedBy)?.withdrawnAt ?? null;
}

async function signerOfFile({ files }: Context, key: string): Promise<string | null> {
  if (!(await files.has(key))) return null; // it was deleted with its account, and had no signature
  const signature = await readPdfSignature(await files.read(key));
  return signature.state === 'intact' ? signature.fingerprint : null;
}
