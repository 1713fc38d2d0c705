import type {
  KnownSigner,
  PrintedCertificate,
  Verification,
} from '../../../../contract/certificates/calls.ts';
import type { PdfSignature } from '../../../../contract/certificates/pdf-signature.ts';

/** The facts of a chosen file; a word = why it cannot be one of our certificates. */
export type FileFacts =
  | 'tooBig'
  | 'notPdf'
  | 'protected'
  | 'damaged'
  | { text: string; sha256: string; signature: PdfSignature };

/** Ten times the size of a certificate of ours. */
export const mostBytes = 2 * 1024 * 1024;

/** The verdict on a file: a headline, its consequence, and each field that differs. */
export interface FileVerdict {
  look: 'ok' | 'old' | 'bad';
  title: string;
  sentence: string;
  differences: string[];
}

const bad = (title: string, sentence: string, differences: string[] = []): FileVerdict => ({
  look: 'bad',
  title,
  sentence,
  differences,
});

const unreadable: Record<Exclude<FileFacts, object>, FileVerdict> = {
  tooBig: bad(
    'No es un certificado nuestro',
    'Ese archivo es demasiado grande: los nuestros pesan menos de 2 MB.',
  ),
  notPdf: bad('No es un PDF', 'Elige el archivo PDF del certificado, tal como se descargó.'),
  protected: bad(
    'El PDF tiene contraseña',
    'Los certificados que emitimos no la llevan: pide el archivo original.',
  ),
  damaged: bad('No pudimos leer ese PDF', 'El archivo está dañado o incompleto. Pide otra copia.'),
};
export const unreadableVerdict = (facts: Exclude<FileFacts, object>): FileVerdict => unreadable[facts];

export const noCode: FileVerdict = bad(
  'No es un certificado nuestro',
  'Ese PDF no lleva el código de un certificado.',
);

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The pattern of a masked number: '•' for any letter or digit. */
function patternOf(masked: string): RegExp {
  const sign = '[\\p{L}\\p{N}]';
  const form = plain(masked).replaceAll('.', '\\.').replaceAll('•', sign);
  return new RegExp(`(?<!${sign})${form}(?!${sign})`, 'u');
}

/** The printed fields that a file's text shows differently from the record, each as a sentence. */
export function differencesOf(text: string, certificate: PrintedCertificate): string[] {
  const shown = plain(text);
  const lacks = (words: string) => !shown.includes(plain(words));
  const fields: [what: string, words: string][] = [
    ['El nombre no coincide', certificate.fullName],
    ['El curso no coincide', certificate.courseTitle],
    ['El contenido no coincide', certificate.lessons],
    ['El tiempo de lectura no coincide', certificate.reading],
    ['La fecha del examen no coincide', certificate.examDate],
    ['La institución no coincide', certificate.institute],
    ...certificate.signatories.flatMap(({ name, post }): [string, string][] => [
      ['Una firma no coincide', name],
      ['El cargo de quien firma no coincide', post],
    ]),
  ];
  const document = certificate.documentNumber;
  const hasDocument = document === null || patternOf(document).test(shown);
  const hasGrade = new RegExp(`(?<!\\d)${certificate.grade} ?de 100`).test(shown);
  return [
    ...fields
      .filter(([, words]) => lacks(words))
      .map(([what, words]) => `${what}: nuestro registro dice «${words}».`),
    ...(hasDocument ? [] : [`El documento de identidad no coincide: nuestro registro dice «${document}».`]),
    ...(hasGrade ? [] : [`La nota no coincide: nuestro registro dice «${certificate.grade} de 100».`]),
  ];
}

/** Judges a readable file by its signature, the record of its code and our keys. */
export function verdictOf(
  facts: Extract<FileFacts, object>,
  found: Verification,
  signers: readonly KnownSigner[],
): FileVerdict {
  const { certificate, file } = found;
  if (certificate === null)
    return bad('No es un certificado nuestro', 'El código que lleva no está en nuestro registro.');
  const differences = differencesOf(facts.text, certificate);
  const isOurs = file !== null && [file.sha256, ...file.later].includes(facts.sha256);
  if (isOurs) return { ...standing[found.state], differences: [] };
  if (differences.length > 0)
    return bad('El archivo fue cambiado', 'No dice lo mismo que nuestro registro.', differences);
  const { signature } = facts;
  const signer =
    signature.state === 'intact'
      ? signers.find(({ fingerprint }) => fingerprint === signature.fingerprint)
      : undefined;
  if (signature.state === 'intact' && signer === undefined)
    return bad('La firma no es nuestra', 'Alguien más firmó este archivo.');
  if (signer !== undefined && signer.withdrawnAt !== null)
    return bad(
      'La firma ya no vale',
      'Lo firmó una clave que la institución retiró, y no es el archivo que emitimos: alguien pudo usarla sin permiso.',
    );
  if (signature.state === 'unsigned' && file?.isSigned === false)
    return {
      look: 'old',
      title: 'Certificado anterior a la firma electrónica',
      sentence: 'Sus datos coinciden con nuestro registro, pero este archivo no es la copia que guardamos.',
      differences,
    };
  if (signature.state === 'unsigned')
    return bad(
      'Al archivo le falta la firma',
      'Sus datos coinciden con nuestro registro, pero no es el archivo que emitimos: pide el original.',
    );
  return bad(
    'El archivo fue cambiado',
    'Los datos que muestra coinciden con nuestro registro, pero cambió después de firmarse.',
  );
}

/** The verdicts on an issued file, by the state of its certificate. */
const standing: Record<Verification['state'], Omit<FileVerdict, 'differences'>> = {
  valid: {
    look: 'ok',
    title: 'Archivo auténtico',
    sentence: 'Es el que emitimos, sin ningún cambio, y el certificado es válido.',
  },
  replaced: {
    look: 'old',
    title: 'Archivo auténtico, certificado sustituido',
    sentence: 'Es el que emitimos, sin ningún cambio, pero otro certificado lo sustituye.',
  },
  revoked: {
    look: 'bad',
    title: 'Archivo auténtico, certificado revocado',
    sentence: 'Es el que emitimos, sin ningún cambio, pero el certificado ya no vale.',
  },
  distrusted: {
    look: 'bad',
    title: 'Archivo auténtico, con una firma que ya no vale',
    sentence: 'Es el que emitimos, pero lo firmó una clave que la institución había retirado.',
  },
  unknown: { look: 'bad', title: 'No es un certificado nuestro', sentence: 'No está en nuestro registro.' },
};
