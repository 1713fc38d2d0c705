import type { Context } from '../../../context/context.ts';
import { drawPng } from '../../../platform/media/image-process.ts';
import type { Certificate } from '../certificates.rules.ts';
import { paperOf } from '../making/make-certificate.ts';
import { drawCertificate } from '../paper/typeset-certificate.ts';

/** What other sites show beside a link (Open Graph). */
const card = { width: 1200, height: 630, margin: 18, background: '#073f39' };

/**
 * The picture of a shared certificate, as PNG: its paper on the green of the portal. What could be misused is left out:
 * the document number and the pictures of signatures.
 */
export async function drawSharePicture(context: Context, certificate: Certificate): Promise<Uint8Array> {
  const signatories = certificate.signatories.map((each) => ({ ...each, picture: null }));
  const shown = { ...certificate, documentNumber: null, signatories };
  const svg = await drawCertificate(await paperOf(context, shown, ''));
  return drawPng(svg, { card });
}
