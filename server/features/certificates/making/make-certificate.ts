import type { Context } from '../../../context/context.ts';
import { missingGlyphs } from '../../../platform/pdf/pdf.ts';
import { signPdf } from '../../../platform/signing/sign-pdf.ts';
import { stampedIfPossible } from '../archiving/archive-certificates.ts';
import { credentialOf } from '../badge/credential.rules.ts';
import { signCredential } from '../badge/sign-credential.ts';
import {
  type Certificate,
  declaredNameText,
  documentText,
  gradedText,
  leadText,
  lessonsText,
  readingText,
} from '../certificates.rules.ts';
import { type CertificatePdf, typesetCertificate } from '../paper/typeset-certificate.ts';
import { placeText, registerHead } from '../register/register.ts';

/** The public page of a certificate (spec 9.5). */
const certificateUrl = ({ publicUrl }: Context, code: string): string => `${publicUrl}/certificado/${code}`;

/** Makes the file of a certificate from its frozen content, signs it and has it time-stamped. */
export async function makeCertificate(context: Context, certificate: Certificate): Promise<Uint8Array> {
  const { clock, log, publicUrl, signer } = context;
  const { code, fullName, courseTitle, heading, institute } = certificate;
  const missing = missingGlyphs(fullName + courseTitle);
  if (missing.length > 0) log.warn({ code, missing }, 'a certificate has letters that its fonts lack');
  const credential = await signCredential(context, credentialOf(publicUrl, certificate));
  const paper = await paperOf(context, certificate, credential);
  const pdf = await typesetCertificate(paper);
  const reason = [`${heading} ${code}`, paper.registerText ?? []].flat().join('. ');
  const why = { name: institute, reason, at: clock.now() };
  const signed = await signPdf(pdf, await signer.key(), { ...why, isForArchive: true });
  return stampedIfPossible(context, signed);
}

/** The content of a certificate's paper, with its credential inside. */
export async function paperOf(
  context: Context,
  certificate: Certificate,
  credential: string,
): Promise<CertificatePdf> {
  const { heading, achievement, fullName, documentNumber, courseTitle, grade, code } = certificate;
  const { institute, portalName } = certificate;
  const picture = async <Name extends string>(as: Name, file: string | null) =>
    file === null
      ? {}
      : ({ [as]: await context.files.read(`certificados/${file}`) } as Record<Name, Uint8Array>);
  const signing = certificate.signatories.map(async ({ name, post, picture: file }) => ({
    name,
    post,
    ...(await picture('picture', file)),
  }));
  return {
    heading,
    lead: leadText(certificate.lead, institute),
    achievement,
    fullName,
    ...(certificate.isNameDeclared ? { nameText: declaredNameText } : {}),
    ...(documentNumber === null ? {} : { documentText: documentText(certificate) }),
    courseTitle,
    grade,
    lessonsText: lessonsText(certificate.lessonCount),
    readingText: readingText(certificate.durationMinutes),
    gradedText: gradedText(certificate),
    code,
    institute,
    portalName,
    colours: { brand: certificate.brandColour, sun: certificate.sunColour },
    signatures: await Promise.all(signing),
    ...(await picture('logo', certificate.logo)),
    ...(await picture('seal', certificate.seal)),
    ...(await registerText(context)),
    issuedAt: certificate.issuedAt.toISOString(),
    verifyUrl: certificateUrl(context, code),
    credential,
  };
}

/** The register's latest place, which lets certificate holders verify the register. */
async function registerText(context: Context): Promise<{ registerText?: string }> {
  const head = await registerHead(context);
  if (head === undefined) return {};
  return { registerText: placeText(head) };
}
