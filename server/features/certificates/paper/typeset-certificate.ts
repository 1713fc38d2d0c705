import { qrDrawing } from '../../../../contract/drawing/qr-drawing.ts';
import type { BrandColours } from '../../../../contract/settings/brand-colours.ts';
import { drawPage, typeset } from '../../../platform/pdf/pdf.ts';
import { certificateColours, drawingsIn } from './certificate-art.ts';

function qrSvg(text: string): string {
  const { size, path } = qrDrawing(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#1d2a2a" d="${path}"/></svg>`;
}

type Png = Uint8Array;

/** The data of a certificate. Texts are printed unchanged; only the file's own dates come from `issuedAt`. */
export interface CertificatePdf {
  /** 'Certificado digital de participación' */
  heading: string;
  /** 'El Instituto de Formación Previsional certifica que' */
  lead: string;
  /** 'completó y aprobó el curso' */
  achievement: string;
  fullName: string;
  /** 'Nombre según declaró' */
  nameText?: string;
  /** '4821993 LP', '4821993 LP, según declaró' */
  documentText?: string;
  courseTitle: string;
  /** 0 to 100. */
  grade: number;
  /** '4 módulos' */
  lessonsText: string;
  /** '45 minutos de lectura' */
  readingText: string;
  /** 'examen rendido el 18 de noviembre de 2026' */
  gradedText: string;
  /** 'AP-7K4M-2Q9X-B3TD' */
  code: string;
  institute: string;
  portalName: string;
  /** The institute's, from which those of the frame, the letters and the portal's seal are derived. */
  colours: BrandColours;
  signatures: { name: string; post: string; picture?: Png }[];
  logo?: Png;
  seal?: Png;
  /** The place of the public register when it was made; absent in an empty one. */
  registerText?: string;
  /** ISO 8601. */
  issuedAt: string;
  /** The page that verifies the certificate, for the QR code and as a link. */
  verifyUrl: string;
  /** The certificate as a signed credential (JWT), embedded in the file. */
  credential: string;
}

const template = {
  source: new URL('./certificate.typ', import.meta.url).href,
  standard: 'a-3a',
} as const;

/** Typesets a certificate, one page of A4 landscape; refuses like `typeset`. */
export async function typesetCertificate(
  certificate: CertificatePdf,
  standard: 'a-3a' | 'ua-1' = 'a-3a',
): Promise<Uint8Array> {
  const { data, files } = partsOf(certificate);
  return typeset({ ...template, standard }, data, files);
}

export async function drawCertificate(certificate: CertificatePdf): Promise<Uint8Array> {
  const { data, files } = partsOf(certificate);
  return drawPage(template, data, files);
}

function partsOf({ credential, colours, ...certificate }: CertificatePdf) {
  const files: Record<string, Uint8Array> = { ...drawingsIn(colours, certificate.logo !== undefined) };
  const named = (name: string, png: Png | undefined) => {
    if (png === undefined) return undefined;
    files[name] = png;
    return name;
  };
  const text = new TextEncoder();
  files['credencial.jwt'] = text.encode(credential);
  files['qr.svg'] = text.encode(qrSvg(certificate.verifyUrl));
  const data = {
    ...certificate,
    colours: certificateColours(colours),
    logo: named('logo.png', certificate.logo),
    seal: named('institute-seal.png', certificate.seal),
    signatures: certificate.signatures.map(({ name, post, picture }, index) => ({
      name,
      post,
      picture: named(`signature-${index}.png`, picture),
    })),
  };
  return { data, files };
}
