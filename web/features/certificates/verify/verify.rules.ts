import type { PrintedCertificate, Verification } from '../../../../contract/certificates/calls.ts';
import { readCode } from '../../../../contract/certificates/code.ts';

/** The typed code and its record; null before anything was asked. */
export interface VerifyPageData {
  typed: string;
  found: Verification | null;
  /** The newest entry of the public register. */
  register: { position: number; hash: string } | null;
}

/** The headline, sentence and look of each state. */
const verdicts = {
  valid: { title: 'Certificado válido', sentence: 'Coincide con nuestro registro.', look: 'ok' },
  replaced: {
    title: 'Certificado sustituido',
    sentence: 'Fue auténtico, pero otro lo sustituye.',
    look: 'old',
  },
  revoked: { title: 'Certificado revocado', sentence: 'Fue emitido, pero ya no vale.', look: 'bad' },
  distrusted: {
    title: 'Certificado con una firma que ya no vale',
    sentence:
      'Está en nuestro registro, pero lo firmó una clave que la institución retiró antes. Su titular puede pedir que se emita otra vez.',
    look: 'bad',
  },
  unknown: {
    title: 'No encontramos ese código',
    sentence:
      'Revisa que esté igual que en el papel: la N y la M se confunden con facilidad. Si coincide, el certificado no es nuestro.',
    look: 'bad',
  },
} as const satisfies Record<Verification['state'], { title: string; sentence: string; look: string }>;

const noCodeOfOurs = {
  title: 'Eso no es un código nuestro',
  sentence:
    'Los nuestros empiezan con AP y siguen con tres grupos de cuatro letras o cifras, como AP-7K4M-2Q9X-B3TD; los más antiguos, con dos.',
  look: 'bad',
} as const;

/** The verdict on an answer; it tells an impossible code from an unknown one. */
export const verdictOf = ({ found, typed }: { found: Verification; typed: string }) =>
  found.state === 'unknown' && readCode(typed) === undefined ? noCodeOfOurs : verdicts[found.state];

/** The note on a withdrawn key; null for one in good standing. */
export const signerNote = ({ state, signerWithdrawn }: Verification): string | null => {
  if (signerWithdrawn === null) return null;
  return state === 'distrusted'
    ? `La clave no vale desde el ${signerWithdrawn}.`
    : `La clave que firmó su archivo se retiró el ${signerWithdrawn}; el certificado se emitió antes, y nuestro registro responde por él.`;
};

export const verifyTitle = ({ found, typed }: VerifyPageData): string =>
  found === null ? 'Verificar un certificado' : verdictOf({ found, typed }).title;

/** Lists every printed field with its name, in the order of the paper. */
export function printedFields(certificate: PrintedCertificate): [label: string, text: string][] {
  const { documentNumber, signatories } = certificate;
  return [
    ['Otorgado a', `${certificate.fullName}${certificate.isNameDeclared ? ', según declaró' : ''}`],
    ...(documentNumber === null ? [] : [['Documento de identidad', documentNumber] as [string, string]]),
    ['Curso', certificate.courseTitle],
    ['Nota final', `${certificate.grade} de 100`],
    ['Contenido', `${certificate.lessons} · ${certificate.reading}`],
    [certificate.isByHand ? 'Nota dada por la institución el' : 'Examen rendido el', certificate.examDate],
    ['Fecha de emisión', certificate.issuedDate],
    ['Emitido por', certificate.institute],
    ...signatories.map(({ name, post }): [string, string] => ['Firma', `${name}, ${post}`]),
    ['Documento', certificate.heading],
    ['Código', certificate.code],
  ];
}
