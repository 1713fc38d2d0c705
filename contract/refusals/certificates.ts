import type { RefusalKind } from './refusal-kind.ts';

// Certificates and their files.

export const noCertificate: RefusalKind = {
  status: 404,
  icon: 'warning',
  message: 'Todavía no hay un certificado de este curso.',
};

export const certificateEnded: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ese certificado ya no está vigente: otra persona lo cambió o su cuenta se eliminó.',
};

export const tooLateToRestore: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Solo se restaura un certificado que una persona revocó, dentro de un día.',
};

export const otherCertificateStands: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Su titular ya tiene otro certificado válido de este curso.',
};

export const tooManyCertificates: RefusalKind = {
  status: 413,
  icon: 'warning',
  message: 'Son más de {most} certificados. Busca o filtra antes de exportar.',
};

export const nameNotPrintable: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'El certificado se imprime en letras latinas y este nombre tiene otras. Corrige antes el nombre de la persona.',
};

export const nobodySigns: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Nadie firma los certificados. Pon quien firma en Diseño, o elige emitirlos sin firma, antes de emitirlo otra vez.',
};

export const notShared: RefusalKind = {
  status: 404,
  icon: 'warning',
  message: 'Nadie comparte un certificado en esta dirección.',
};

export const certificateFileGone: RefusalKind = {
  status: 404,
  icon: 'warning',
  message:
    'El archivo de este certificado se borró con la cuenta de su titular. En /verificar se sigue comprobando.',
};

export const certificateNotSigned: RefusalKind = {
  status: 503,
  icon: 'warning',
  message: 'Tu certificado vale, pero ahora no podemos firmar su archivo. Vuelve a intentarlo más tarde.',
};
