import type { SharedCertificate } from '../../../../contract/calls/certificate-sharing.ts';

/** 'María Quispe aprobó «Tu cuenta»' */
export const achievementOf = ({ fullName, courseTitle }: SharedCertificate): string =>
  `${fullName} aprobó «${courseTitle}»`;

/** The picture of a certificate in words. */
export const pictureTextOf = ({ fullName, courseTitle, grade, institute }: SharedCertificate): string =>
  `Certificado de ${fullName}: ${courseTitle}, ${grade} de 100, ${institute}.`;
