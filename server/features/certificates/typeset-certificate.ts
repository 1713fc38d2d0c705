import { typeset } from '../../platform/pdf/pdf.ts';

/** The data of a certificate. Texts are shown unchanged; only the file's own dates come from `issuedAt`. */
export interface CertificatePdf {
  fullName: string;
  courseTitle: string;
  /** 0 to 100. */
  grade: number;
  /** '4 módulos' */
  lessonsText: string;
  /** '45 minutos de lectura' */
  readingText: string;
  /** '18 de noviembre de 2026' */
  examDateText: string;
  documentNumber?: string;
  /** 'AP-7K4M-2Q9X-B3TD' */
  code: string;
  institute: string;
  portalName: string;
  signatures: { name: string; role: string }[];
  /** ISO 8601. */
  issuedAt: string;
  /** The address for checking the certificate; shown with the QR code when both are given. */
  verifyUrl?: string;
  /** The QR code of `verifyUrl`, row by row, true = dark, without a quiet zone. */
  qr?: boolean[][];
}

const template = {
  source: new URL('./certificate.typ', import.meta.url).href,
  drawings: new URL('./certificate-art.ts', import.meta.url).href,
};

/** Sets a certificate, one page of A4 landscape; for the rest as `typeset`. */
export function typesetCertificate(data: CertificatePdf): Promise<Uint8Array> {
  return typeset(template, data);
}
