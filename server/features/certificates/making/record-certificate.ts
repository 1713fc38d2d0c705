import { createHash } from 'node:crypto';
import { type Context, transaction } from '../../../context/context.ts';
import { fileOf } from '../certificate-file.ts';
import { findCertificate, storeFileHash } from '../certificates.queries.ts';
import type { Certificate } from '../certificates.rules.ts';
import { enterInRegister } from '../register/register.ts';
import { makeCertificate } from './make-certificate.ts';
import { tellHolder } from './tell-holder.ts';

/**
 * Follows a change of a certificate: makes its file, once, which its holder gets by mail, and enters in the register what became of it (spec 9.4, 9.7).
 * It may run twice, at once too, and be killed anywhere: a file without its hash in the row was shown to nobody.
 */
export async function recordCertificate(context: Context, id: number): Promise<void> {
  const certificate = await findCertificate(context.db, id);
  if (certificate === undefined) return;
  if (certificate.pdfSha256 === null) await makeFile(context, certificate);
  await enterInRegister(context, id);
}

async function makeFile(context: Context, certificate: Certificate): Promise<void> {
  const { files, clock } = context;
  const old = certificate.template === 0 ? await oldFile(context, certificate) : undefined;
  const pdf = old ?? (await makeCertificate(context, certificate));
  const sha256 = createHash('sha256').update(pdf).digest();
  if (old === undefined) await files.put(fileOf(certificate, sha256), pdf);
  await transaction(context, async (inside) => {
    const isFirst = await storeFileHash(inside.db, certificate.id, { sha256, madeAt: clock.now() });
    if (isFirst && old === undefined) await tellHolder(inside, certificate, sha256);
  });
}

/** The file from before certificates were signed: it was shown as soon as it lay there, so it is kept. */
async function oldFile({ files }: Context, certificate: Certificate): Promise<Uint8Array | undefined> {
  const key = `certificates/${certificate.code}.pdf`;
  return (await files.has(key)) ? files.read(key) : undefined;
}
