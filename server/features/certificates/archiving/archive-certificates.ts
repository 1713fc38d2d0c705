import { createHash } from 'node:crypto';
import { readPdfSignature } from '../../../../contract/certificates/pdf-signature.ts';
import type { Context } from '../../../context/context.ts';
import { StoreUnavailable } from '../../../platform/files/file-store.ts';
import {
  timeStampsOf,
  type ValidationData,
  withTimeStamp,
  withValidationData,
} from '../../../platform/signing/long-term-validation.ts';
import { fileOf } from '../certificate-file.ts';
import { findCertificate } from '../certificates.queries.ts';
import type { Certificate } from '../certificates.rules.ts';
import { listSigningCertificates } from '../signers/signer.queries.ts';
import { type Level, listToArchive, storeForm } from './archiving.queries.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    /** Until this time (of performance.now()) the time stamping authority is not asked, because it did not answer. */
    timeStampAuthority: { awayUntil: number };
  }
}

export const openTimeStampAuthority = (): { awayUntil: number } => ({ awayUntil: 0 });

/** The longest waits for a time stamp: while a person waits for the certificate, and in a job. */
const patience = { maker: 3000, job: 20_000 };
/** How long requests of people skip an authority that did not answer. */
const restMilliseconds = 60_000;

/**
 * Adds a time stamp to a signed file if there is an authority and it answers at once; otherwise the job below does, so
 * that no certificate waits for another server.
 */
export async function stampedIfPossible(context: Context, pdf: Uint8Array): Promise<Uint8Array> {
  const { config, log, timeStampAuthority } = context;
  if (config.tsaUrl === undefined || timeStampAuthority.awayUntil > performance.now()) return pdf;
  try {
    return await stamped(config.tsaUrl, pdf, patience.maker);
  } catch (error) {
    timeStampAuthority.awayUntil = performance.now() + restMilliseconds;
    log.warn({ err: error }, 'no time stamp: certificates are made without and stamped later');
    return pdf;
  }
}

async function stamped(address: string, pdf: Uint8Array, milliseconds: number): Promise<Uint8Array> {
  const { askTimeStamp } = await import('../../../platform/signing/time-stamp.ts'); // 7 MB, where they are asked for
  return withTimeStamp(pdf, async (bytes) => {
    try {
      return (await askTimeStamp(address, bytes, milliseconds)).token;
    } catch (error) {
      throw new NoTimeStamp(error instanceof Error ? error.message : String(error), { cause: error });
    }
  });
}

/** The authority gave no time stamp: the fault is not the file's. */
class NoTimeStamp extends Error {}

const atOnce = 50;
/** Some minutes' work; the next run goes on. */
const mostInOneRun = 1000;
/** Revocation data must be newer than the signature. */
const afterMilliseconds = 3600 * 1000;

/**
 * Gives certificates their archival form: the file, a time stamp if it has none, and validation data for the time
 * when its authorities no longer answer (spec 9.6). The next run retries what fails. One whose file cannot be read is
 * passed over; without the authority or the store of files the run ends. Returns how many were finished.
 */
export async function archiveCertificates(context: Context): Promise<number> {
  const { clock, config, db, log } = context;
  if (config.tsaUrl === undefined) return 0;
  const signers = new Map((await listSigningCertificates(db)).map((each) => [each.fingerprint, each]));
  const validation = rememberValidation();
  const madeBefore = new Date(clock.now().getTime() - afterMilliseconds);
  let [after, archived] = [0, 0];
  while (archived < mostInOneRun) {
    const ids = await listToArchive(db, { after, madeBefore, most: atOnce });
    for (const id of ids) {
      const certificate = await findCertificate(db, id);
      if (certificate === undefined || certificate.isHolderGone) continue; // its file is deleted with the account
      const file = await stampedFile(context, certificate, { signers, tsaUrl: config.tsaUrl }).catch(
        (error: unknown) => {
          if (error instanceof NoTimeStamp || error instanceof StoreUnavailable) throw error;
          log.warn({ err: error, code: certificate.code }, 'the file of a certificate cannot be read');
          return undefined;
        },
      );
      if (file === undefined) continue;
      const { chain, isStamped, withStamp } = file;
      try {
        const data = await validation(chain, withStamp);
        await storeBytes(context, certificate, 'LT', withValidationData(withStamp, data));
        archived += 1;
      } catch (error) {
        log.warn(
          { err: error, code: certificate.code },
          'a certificate lacks what its signature is checked with',
        );
        if (!isStamped) await storeBytes(context, certificate, 'T', withStamp);
      }
    }
    if (ids.length < atOnce) break;
    after = ids.at(-1) ?? after;
  }
  return archived;
}

type Signers = ReadonlyMap<string, Awaited<ReturnType<typeof listSigningCertificates>>[number]>;

/**
 * A certificate's newest file with a time stamp, and the chain of its signer; undefined for a signature that is not, or
 * no longer, ours.
 */
async function stampedFile(
  context: Context,
  certificate: Certificate,
  { signers, tsaUrl }: { signers: Signers; tsaUrl: string },
) {
  const bytes = await readNewest(context, certificate);
  const signature = await readPdfSignature(bytes);
  const signer = signature.state === 'intact' ? signers.get(signature.fingerprint) : undefined;
  if (signer === undefined || signer.withdrawnAt !== null) return undefined; // a stamp would lend it credibility
  const chain = signer.chain.split('\n').map((der) => new Uint8Array(Buffer.from(der, 'base64')));
  const isStamped = timeStampsOf(bytes).length > 0;
  const withStamp = isStamped ? bytes : await stamped(tsaUrl, bytes, patience.job);
  return { chain, isStamped, withStamp };
}

const readNewest = ({ files }: Context, certificate: Certificate): Promise<Uint8Array> => {
  if (certificate.fileSha256 === null) throw new Error(`certificate ${certificate.id} has no file`);
  return files.read(fileOf(certificate, certificate.fileSha256));
};

async function storeBytes(context: Context, certificate: Certificate, level: Level, bytes: Uint8Array) {
  const sha256 = createHash('sha256').update(bytes).digest();
  const key = fileOf(certificate, sha256);
  await context.files.put(key, bytes);
  const row = { certificate_id: certificate.id, level, sha256, made_at: context.clock.now() };
  await storeForm(context.db, row);
  const now = await findCertificate(context.db, certificate.id);
  if (now?.isHolderGone) await context.files.remove(key); // the account was deleted meanwhile
}

/** Remembers validation data during a run: all certificates of a day have the same signer and authority. */
function rememberValidation() {
  const known = new Map<string, Promise<ValidationData>>();
  return async (signer: readonly Uint8Array[], pdf: Uint8Array): Promise<ValidationData> => {
    const { chainIn } = await import('../../../platform/signing/time-stamp.ts');
    const { validationDataOf } = await import('../../../platform/signing/revocation.ts');
    const chains = [signer, ...timeStampsOf(pdf).map(chainIn)];
    const name = createHash('sha256').update(Buffer.concat(chains.flat())).digest('hex');
    const asked = known.get(name) ?? validationDataOf(chains, patience.job);
    known.set(name, asked);
    return asked;
  };
}
