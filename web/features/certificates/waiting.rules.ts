import type { CertificateObstacle } from '../../../contract/content/certificate-obstacles.ts';

/** The obstacle to an earned certificate, in words for its holder. */
export const waitingText = (obstacle: CertificateObstacle): string =>
  ({
    signature:
      'Ganaste tu certificado: sale cuando la institución ponga quien lo firma. No tienes que hacer nada.',
    name: 'Ganaste tu certificado: espera tu nombre en letras latinas, como está en tu documento. Pídelo en Mi Perfil.',
  })[obstacle];
