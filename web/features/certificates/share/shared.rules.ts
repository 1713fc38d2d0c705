import type { SharedCertificate } from '../../../../contract/certificates/sharing-calls.ts';

/** 'María Quispe aprobó «Tu cuenta»' */
export const achievementOf = ({ fullName, courseTitle }: SharedCertificate): string =>
  `${fullName} aprobó «${courseTitle}»`;

/** The alternative text of a certificate's picture. */
export const pictureTextOf = ({ fullName, courseTitle, grade, institute }: SharedCertificate): string =>
  `Certificado de ${fullName}: ${courseTitle}, ${grade} de 100, ${institute}.`;
