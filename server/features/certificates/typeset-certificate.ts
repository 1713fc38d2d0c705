import { typeset } from '../../platform/pdf/pdf.ts';

/** What a certificate says; every text is shown as it stands, only the dates of the file come from `issuedAt`. */
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
  /** 'AP-7K4M-2Q9X' */
  code: string;
  institute: string;
  portalName: string;
  signatures: { name: string; role: string }[];
  /** ISO 8601. */
  issuedAt: string;
  /** Where anyone can check the certificate; shown, with the QR code, when both are given. */
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
