import { refusal } from '../refusal-kind.ts';

// Certificates and their files.

export const noCertificate = refusal(404, 'Todavía no hay un certificado de este curso.');
export const certificateEnded = refusal(
  409,
  'Ese certificado ya no es válido: otra persona lo cambió o su cuenta se eliminó.',
);
export const tooLateToRestore = refusal(
  409,
  'Solo se restaura un certificado que una persona revocó, dentro de un día.',
);
export const otherCertificateStands = refusal(
  409,
  'Su titular ya tiene otro certificado válido de este curso.',
);
export const tooManyCertificates = refusal(
  413,
  'Son más de {most} certificados. Busca o filtra antes de exportar.',
);
export const nameNotPrintable = refusal(
  409,
  'El certificado se imprime en letras latinas y este nombre tiene otras. Corrige antes el nombre de la persona.',
);
export const nobodySigns = refusal(
  409,
  'Nadie firma los certificados. Pon quien firma en Diseño, o elige emitirlos sin firma, antes de emitirlo otra vez.',
);
export const notShared = refusal(404, 'Nadie comparte un certificado en esta dirección.');
export const certificateFileGone = refusal(
  404,
  'El archivo de este certificado se borró con la cuenta de su titular. En /verificar se sigue comprobando.',
);
export const certificateNotSigned = refusal(
  503,
  'Tu certificado vale, pero ahora no podemos firmar su archivo. Vuelve a intentarlo más tarde.',
);
