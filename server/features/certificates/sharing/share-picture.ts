import { bandColour } from '../../../../contract/settings/brand-colours.ts';
import type { Context } from '../../../context/context.ts';
import { drawPng, encodeForms } from '../../../platform/media/image-process.ts';
import type { Certificate } from '../certificates.rules.ts';
import { paperOf } from '../making/make-certificate.ts';
import { drawCertificate } from '../paper/typeset-certificate.ts';

/** The preview picture of links (Open Graph). */
const card = { width: 1200, height: 630, margin: 18 };
/** The part of it that the page shows: the paper with an even margin. */
const paper = { left: 162, top: 0, width: 876, height: 630 };
/** Its widths in pixels, by the suffix of the form. */
const paperWidths = new Map([
  ['', '876'],
  ['-640', '640'],
]);

/**
 * Draws the picture of a shared certificate as PNG: its paper on the dark colour of its institute, without the document
 * number and the pictures of signatures, which could be misused.
 */
export async function drawSharePicture(context: Context, certificate: Certificate): Promise<Uint8Array> {
  const signatories = certificate.signatories.map((each) => ({ ...each, picture: null }));
  const shown = { ...certificate, documentNumber: null, signatories };
  const svg = await drawCertificate(await paperOf(context, shown, ''));
  const { brandColour: brand, sunColour: sun } = certificate;
  return drawPng(svg, { card: { ...card, background: bandColour({ brand, sun }) } });
}

/** Encodes the paper of that picture as AVIF, by its width in pixels. */
export async function encodePaper(picture: Uint8Array): Promise<Map<string, Uint8Array>> {
  const { forms } = await encodeForms(picture, paper, ['avif']);
  return new Map(
    forms.flatMap(({ suffix, bytes }) => {
      const width = paperWidths.get(suffix);
      return width === undefined ? [] : [[width, bytes]];
    }),
  );
}
